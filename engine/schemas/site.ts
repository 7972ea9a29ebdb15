import { z } from 'zod'
import { businessSchema } from './business.ts'
import { accent, calendarDay, httpsAddress, key, pagePath, words } from './data-fields.ts'
import { checkPassages } from './passages.ts'
import { currencyCode, languageTag, mailAddress, phoneNumber, siteAddress, timeZoneName } from './values.ts'

/** The optional sections; home, services, about, contact and the legal pages are always there. */
export const sectionNames = [
  'projects',
  'pricing',
  'research',
  'blog',
  'locations',
  'resources',
  'careers',
] as const
export type SectionName = (typeof sectionNames)[number]

const on = z.boolean().default(true)
const off = z.boolean().default(false)
const optionalText = z.string().default('')
/** Settings that may all be left out. */
const settings = <Shape extends z.core.$ZodShape>(fields: Shape) =>
  z.strictObject(fields).prefault({} as never)

/** A line above every page, for some days or until it is removed. */
export const noticeSchema = z
  .strictObject({
    text: words(240)
      .superRefine(checkPassages)
      .describe('One or two sentences, which may contain links, such as [Prices](/pricing/).')
      .meta({ kind: 'text' }),
    first: calendarDay.optional().describe('The first day it is shown. If empty, from now on.'),
    last: calendarDay.optional().describe('The last day. If empty, until you remove it.'),
  })
  .refine(({ first = '', last = first }) => first <= last, {
    path: ['last'],
    error: 'the last day is before the first; expected them the other way around',
  })

/** A site's `site.yaml`: the firm, and how its site is run. */
export const siteSchema = z.strictObject({
  name: words(60).describe('The brand.'),
  shortName: words(20)
    .optional()
    .describe(
      'The brand after every page’s title; at most ten characters, to leave room for the title. If empty, the name.',
    ),
  legalName: words(100).optional().describe('The registered name. If empty, the name.'),
  tagline: words(120).describe('What the business does, for whom and where, without a final period.'),
  url: siteAddress.describe('The public address, without a trailing slash.'),
  language: languageTag.describe('The language of all texts: en-US, nb-NO (BCP 47).'),
  languages: z
    .array(languageTag)
    .default([])
    .describe('Further languages: the texts of es are in the folder es, and its pages are at /es/.'),
  timeZone: timeZoneName.describe('For example: Europe/Oslo.'),
  currency: currencyCode.describe('The currency of all prices: USD, NOK (ISO 4217).'),
  address: z.strictObject({
    street: words(80).optional().describe('Only if visitors may come to it.'),
    postalCode: words(12).optional(),
    locality: words(60).describe('City or town.'),
    region: words(40).optional().describe('State or province as in an address: OR.'),
    regionName: words(60).optional().describe('The same in full: Oregon.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'expected two capital letters, such as US (ISO 3166)')
      .refine((code) => code !== 'UK', 'this is not a country’s code; expected GB (ISO 3166)')
      .describe('Two capital letters: US.'),
  }),
  areaServed: words(120).describe('Where the business works, in words.'),
  phone: phoneNumber
    .optional()
    .describe('With country code and without spaces: +14125550142 (E.164). If empty, the site names none.'),
  phoneDisplay: words(30).optional().describe('The number as people write it.'),
  email: mailAddress,
  hours: words(120).describe('When someone answers the phone, in words.'),
  replyTime: words(40).describe('How soon a message gets a personal reply: one working day.'),
  founder: z
    .strictObject({
      name: words(80),
      role: words(80),
      url: pagePath.default('/about/').describe('The page where visitors learn more.'),
    })
    .describe('Who visitors deal with.'),
  founded: z.int().min(1000).max(2999).describe('The year.'),
  business: businessSchema
    .optional()
    .describe('For search engines. Without it, they see only an organization.'),
  profiles: z.array(httpsAddress).default([]).describe('Other profiles of the business.'),
  sections: z
    .array(z.enum(sectionNames))
    .default([])
    .describe('The sections of the site. The others keep their texts but have no pages.'),
  colors: settings({
    accent: accent
      .optional()
      .describe(
        'The color of buttons, links and drawings: #rrggbb or oklch(lightness chroma hue). If empty, the theme’s.',
      ),
    interface: z
      .enum(['accent', 'ink'])
      .default('accent')
      .describe(
        'The color of buttons, marks and rules: the accent, or the text color, which reserves the accent for drawings.',
      ),
  }).describe('All other colors are derived from the accent, with sufficient contrast.'),
  center: key.optional().meta({
    kind: 'reference',
    folder: 'places',
    description: 'The place that distances are measured from. Needed for locations.',
  }),
  backend: settings({
    url: optionalText,
    key: optionalText,
    byMail: off.describe(
      'Whether you do without: the form then hands messages to the visitor’s mail program.',
    ),
  }).describe(
    'The Supabase project that receives messages: its URL without a trailing slash, and its publishable key. If empty, the form hands them to the visitor’s mail program.',
  ),
  turnstile: settings({ siteKey: optionalText }).describe(
    'The site key for Cloudflare Turnstile. If empty, no third party is involved.',
  ),
  analytics: settings({ containerId: optionalText }).describe(
    'The tag manager’s container, such as GTM-XXXXXXX. Loaded only after consent; if empty, never.',
  ),
  indexNow: settings({
    key: z
      .string()
      .regex(/^(?:[A-Za-z0-9-]{8,128})?$/, 'expected 8 to 128 letters, digits and hyphens')
      .default(''),
  }).describe('The public key for notifying search engines (indexnow.org). If empty, none are notified.'),
  vendors: settings({
    accessibility: settings({
      name: words(60).optional(),
      url: pagePath.default('/accessibility/'),
    }).describe('Who provides the accessibility adjustments. If empty, the firm.'),
  }),
  crawlers: settings({
    allowTraining: on.describe('Whether crawlers may use the texts to train models.'),
  }),
  editor: settings({
    enabled: on.describe('If false, the editor is left out everywhere.'),
    repository: z
      .string()
      .regex(/^(?:[\w.-]+(?:\/[\w.-]+)+)?$/, 'expected owner/name')
      .default('')
      .describe('The site’s repository, as owner/name: the editor is then published at /admin/.'),
    branch: words(80).default('main'),
    host: z.enum(['github', 'gitlab']).default('github'),
    signInUrl: optionalText.describe('GitHub: the service that signs editors in, without a trailing slash.'),
    applicationId: optionalText.describe('GitLab: the application that signs editors in.'),
  }),
  booking: z
    .strictObject({
      url: httpsAddress.describe('The booking page, such as https://calendly.com/your-name.'),
      embed: off.describe(
        'Whether the contact page shows it. It loads once a visitor has allowed it; the link remains.',
      ),
    })
    .optional()
    .describe('A page where visitors book a time: a button beside the link to the contact page.'),
  notice: noticeSchema.optional().describe('A line above every page, such as closed until January 7.'),
  demonstration: off.describe('Whether the firm is fictional, and its site is only a demonstration.'),
  xRay: on.describe('Whether each page offers its blueprint at the end: bytes, contrasts and measures.'),
})

export type SiteFields = z.output<typeof siteSchema>
