/** The fields that site.yaml must have, for a firm in Tucson. */
export const plumbing = {
  name: 'Ana’s Plumbing',
  tagline: 'Plumbing in {{site.city}}',
  url: 'https://www.ana.example',
  language: 'en-US',
  timeZone: 'America/Phoenix',
  currency: 'USD',
  address: { locality: 'Tucson', region: 'AZ', country: 'US' },
  areaServed: 'Tucson',
  phone: '+15205550142',
  email: 'hello@ana.example',
  hours: 'Always',
  replyTime: 'one hour',
  founder: { name: 'Ana', role: 'Plumber' },
  founded: 2019,
}
