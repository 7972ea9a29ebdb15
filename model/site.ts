import { backendKey, backendUrl, turnstileSiteKey } from './environment.ts'

/**
 * The business behind the site: the one file to change when you re-brand. Markdown refers to these
 * values as `{{site.name}}`. `npm run check:launch` lists what is still a placeholder.
 */
export const site = {
  /** The brand. */
  name: 'Spanwright',
  /** The brand after every page's title, where ten characters leave room for the title: `About us | Spanwright`. */
  shortName: 'Spanwright',
  legalName: 'Spanwright (demonstration company)',
  /** One sentence: what the business does, for whom, where. */
  tagline: 'Software, AI and search for businesses around Pittsburgh',
  /**
   * The public address, without a slash at the end: an origin, or with a folder where the site is served
   * from one, as in `https://name.github.io/site`. `.example` can belong to nobody (RFC 2606).
   */
  url: 'https://www.spanwright.example',
  locale: 'en_US',
  language: 'en-US',
  timeZone: 'America/New_York',
  /** There is no public office: the address area is all that is stated. */
  address: { locality: 'Pittsburgh', region: 'PA', regionName: 'Pennsylvania', country: 'US' },
  areaServed: 'Pittsburgh and the counties around it',
  /** 555-0100 to 555-0199 are reserved for fiction (NANPA). */
  phone: { display: '412-555-0142', e164: '+14125550142' },
  email: 'hello@spanwright.example',
  hours: 'Monday to Friday, 9 am to 5 pm Eastern',
  founder: { name: 'Jordan Wright', role: 'Founder and engineer', url: '/about/' },
  founded: 2026,
  /** Other profiles of the business, as absolute URLs. */
  profiles: [] as string[],
  /**
   * The Supabase project that takes messages and keeps the log of cookie choices: its URL without a slash at
   * the end, and its publishable key. `/` is the origin of the page itself. Empty: the form offers mail and
   * phone, and nothing is sent. `PUBLIC_ENV__BACKEND_URL` and `PUBLIC_ENV__BACKEND_KEY` override the values
   * here.
   */
  backend: {
    url: backendUrl ?? '',
    key: backendKey ?? '',
  },
  /**
   * The site key of Cloudflare Turnstile, which then guards the forms; its secret belongs to the function
   * (docs/backend.md). `PUBLIC_ENV__TURNSTILE_SITE_KEY` overrides the value here. Empty: the visitor's browser
   * works out a proof, and no third party takes part.
   */
  turnstile: { siteKey: turnstileSiteKey ?? '' },
  /**
   * The tag manager's container, such as `GTM-XXXXXXX`. Loaded only after consent to analytics or
   * marketing. Empty: never.
   */
  analytics: { containerId: '' as string },
  /**
   * The key by which search engines know that a notice of new pages comes from the owner
   * (indexnow.org): 8 to 128 letters, digits and hyphens, public. Empty: no file, no notices.
   */
  indexNow: { key: '' as string },
  vendors: {
    /** Shown in the credit line of the accessibility panel. */
    accessibility: { name: 'Spanwright', url: '/accessibility/' },
  },
} as const

/**
 * Which parts the site has. Home, services, about, contact and the legal pages are always there. A section that
 * is off keeps its texts, but its pages are left out of the build, and the menus in model/navigation.ts must
 * not name them.
 */
export const sections = {
  /** /projects/ and the case studies. */
  projects: true,
  research: true,
  blog: true,
  /** The map, the places and the buyer's guides. */
  locations: true,
  /** With the errata and the sample agreement. */
  resources: true,
  careers: true,
} as const satisfies Record<string, boolean>

export type SectionName = keyof typeof sections
export type Site = typeof site
