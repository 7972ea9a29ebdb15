import { z } from 'zod'
import { businessSchema } from './business.ts'
import { bookingSchema } from './booking.ts'
import { noticeSchema } from './notice.ts'
import { accent, key, pagePath, words } from './data-fields.ts'
import { currencyCode, languageTag, mailAddress, phoneNumber, siteAddress, timeZoneName } from './values.ts'

/** The sections that a site may do without; home, services, about, contact and the legal pages are always there. */
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

/** A site's `site.yaml`: the firm, and how its site is run. */
export const siteSchema = z.strictObject({
  name: words(60).describe('The brand.'),
  shortName: words(20)
    .optional()
    .describe(
      'The brand after every page’s title; ten characters leave room for the title. The name if empty.',
    ),
  legalName: words(100).optional().describe('The registered name. The name if empty.'),
  tagline: words(120).describe('What the business does, for whom, where; without a period.'),
  url: siteAddress.describe('The public address, without a slash at the end.'),
  language: languageTag.describe('Of all texts: en-US, nb-NO (BCP 47).'),
  languages: z
    .array(languageTag)
    .default([])
    .describe('Further languages: es has its texts in the folder es, and its pages at /es/.'),
  timeZone: timeZoneName.describe('Such as Europe/Oslo.'),
  currency: currencyCode.describe('Of all prices: USD, NOK (ISO 4217).'),
  address: z.strictObject({
    street: words(80).optional().describe('Only if visitors may come there.'),
    postalCode: words(12).optional(),
    locality: words(60).describe('City or town.'),
    region: words(10).optional().describe('State or province as in an address: OR.'),
    regionName: words(60).optional().describe('The same in full: Oregon.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'expected two capitals, such as US')
      .describe('Two capitals: US.'),
  }),
  areaServed: words(120).describe('Where the business works, in words.'),
  phone: phoneNumber.describe('With its country and without spaces: +14125550142 (E.164).'),
  phoneDisplay: words(30).optional().describe('The number as people write it.'),
  email: mailAddress,
  hours: words(120).describe('When somebody answers, in words.'),
  replyTime: words(40).describe('The time in which a message gets a personal answer: one working day.'),
  founder: z
    .strictObject({
      name: words(80),
      role: words(80),
      url: pagePath.default('/about/').describe('Where visitors learn more.'),
    })
    .describe('Who visitors deal with.'),
  founded: z.int().min(1000).max(2999).describe('The year.'),
  business: businessSchema
    .optional()
    .describe('For search engines. Without it, the firm is an organization.'),
  profiles: z
    .array(z.url({ protocol: /^https$/ }))
    .default([])
    .describe('Other profiles of the business.'),
  sections: z
    .array(z.enum(sectionNames))
    .default([])
    .describe('Which sections the site has. The texts of the others stay, and their pages are left out.'),
  colors: z
    .strictObject({
      accent: accent
        .optional()
        .describe(
          'Of buttons, links and drawings: #rrggbb or oklch(lightness chroma hue). The theme’s if empty.',
        ),
      interface: z
        .enum(['accent', 'ink'])
        .default('accent')
        .describe(
          'What buttons, marks and rules are drawn in: the accent, or the text’s color, which leaves the accent to drawings.',
        ),
    })
    .prefault({})
    .describe('All other colors are derived from the accent, with their contrasts.'),
  center: key.optional().meta({
    kind: 'reference',
    folder: 'places',
    description: 'The place that distances are measured from. Needed with locations.',
  }),
  backend: z
    .strictObject({ url: z.string().default(''), key: z.string().default('') })
    .prefault({})
    .describe(
      'The Supabase project that takes messages: its URL without a slash at the end, and its publishable key. Empty: the form offers mail and phone.',
    ),
  turnstile: z
    .strictObject({ siteKey: z.string().default('') })
    .prefault({})
    .describe('The site key of Cloudflare Turnstile. Empty: no third party takes part.'),
  analytics: z
    .strictObject({ containerId: z.string().default('') })
    .prefault({})
    .describe('The tag manager’s container, such as GTM-XXXXXXX. Loaded only after consent. Empty: never.'),
  indexNow: z
    .strictObject({
      key: z
        .string()
        .regex(/^(?:[A-Za-z0-9-]{8,128})?$/, 'expected 8 to 128 letters, digits and hyphens')
        .default(''),
    })
    .prefault({})
    .describe('The public key for notices to search engines (indexnow.org). Empty: none.'),
  vendors: z
    .strictObject({
      accessibility: z
        .strictObject({ name: words(60).optional(), url: pagePath.default('/accessibility/') })
        .prefault({})
        .describe('Who provides the accessibility adjustments. The firm if empty.'),
    })
    .prefault({}),
  crawlers: z
    .strictObject({
      allowTraining: z.boolean().default(true).describe('Whether robots may train models on the texts.'),
    })
    .prefault({}),
  editor: z
    .strictObject({
      enabled: z.boolean().default(true).describe('false leaves it out of everything.'),
      repository: z
        .string()
        .regex(/^(?:[\w.-]+(?:\/[\w.-]+)+)?$/, 'expected owner/name')
        .default('')
        .describe('Where the site’s files are, as owner/name: the editor is then published at /admin/.'),
      branch: words(80).default('main'),
      host: z.enum(['github', 'gitlab']).default('github'),
      signInUrl: z
        .string()
        .default('')
        .describe('GitHub: the service that signs editors in, without a slash at the end.'),
      applicationId: z.string().default('').describe('GitLab: the application that signs editors in.'),
    })
    .prefault({}),
  booking: bookingSchema
    .optional()
    .describe('A page on which visitors book a time: a button beside the phone number.'),
  notice: noticeSchema.optional().describe('A line over every page, such as closed until January 7.'),
  demonstration: z
    .boolean()
    .default(false)
    .describe('Whether the firm is made up, and its site only shows what a site can be.'),
  xRay: z
    .boolean()
    .default(true)
    .describe('Whether the end of each page offers its blueprint: bytes, contrasts and measures.'),
})

export type SiteFields = z.output<typeof siteSchema>
