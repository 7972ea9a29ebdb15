/** The answers of a firm that differ from those of every starter. */
export const lakefront = {
  name: 'Lakefront',
  tagline: 'Work for Cleveland',
  url: 'https://www.lakefront.example',
  city: 'Cleveland',
  country: 'US',
  areaServed: 'Cleveland',
  timeZone: 'America/New_York',
  phone: '+1 216-555-0123',
  email: 'hello@lakefront.example',
  hours: 'Any hour',
  founder: 'Alex Lake',
  founderRole: 'Founder',
}
