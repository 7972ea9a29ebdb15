import { sectionNames, type SectionName, type SiteFields } from '../schemas/site.ts'
import { directionOf } from '../schemas/values.ts'
import { fieldsModule } from './modules.ts'
import { townLine, writtenPhone } from './postal.ts'

/** The locale for Open Graph, which requires a territory: `nb` becomes `nb_NO`. */
function localeOf(tag: string): string {
  const { language, region = '' } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** A number whose groups keep their order in right-to-left text (Unicode TR 9, isolates). */
const inLine = (number: string, { language }: Pick<SiteFields, 'language'>): string =>
  directionOf(language) === 'rtl' ? `\u2066${number}\u2069` : number

/** The facts about the firm that are sent to every browser. */
export const publicValues = (fields: SiteFields) => ({
  name: fields.name,
  shortName: fields.shortName ?? fields.name,
  legalName: fields.legalName ?? fields.name,
  tagline: fields.tagline,
  url: fields.url,
  locale: localeOf(fields.language),
  language: fields.language,
  timeZone: fields.timeZone,
  address: { ...fields.address, regionName: fields.address.regionName ?? fields.address.region ?? '' },
  areaServed: fields.areaServed,
  ...(fields.phone !== undefined && {
    phone: { display: inLine(fields.phoneDisplay ?? writtenPhone(fields.phone), fields), e164: fields.phone },
  }),
  email: fields.email,
  hours: fields.hours,
  founder: fields.founder,
  founded: fields.founded,
  ...(fields.business?.license && { license: fields.business.license }),
  profiles: fields.profiles,
  backend: { url: fields.backend.url, key: fields.backend.key },
  turnstile: fields.turnstile,
  analytics: fields.analytics,
  indexNow: fields.indexNow,
  vendors: {
    accessibility: {
      ...fields.vendors.accessibility,
      name: fields.vendors.accessibility.name ?? fields.name,
    },
  },
})

/** The exports of `.site/site.ts`, separate so that the bundler includes only those that are used. */
const exported = (fields: SiteFields) => ({
  values: publicValues(fields),
  town: townLine(fields.address),
  direction: directionOf(fields.language),
  sections: sectionsOf(fields),
  currency: fields.currency,
  replyTime: fields.replyTime,
  byMail: fields.backend.byMail,
  center: fields.center ?? '',
  business: fields.business,
  crawlers: fields.crawlers,
  editor: fields.editor,
  demonstration: fields.demonstration,
  xRay: fields.xRay,
})

/** The types of the exports of `.site/site.ts`. */
export type SiteModule = ReturnType<typeof exported>

/** Whether a site has each section. */
export const sectionsOf = ({ sections }: SiteFields) =>
  Object.fromEntries(sectionNames.map((name) => [name, sections.includes(name)])) as Readonly<
    Record<SectionName, boolean>
  >

/** The source of `.site/site.ts`. */
export const siteModule = (fields: SiteFields): string =>
  fieldsModule(exported(fields), "import('../engine/site/site-module.ts').SiteModule")

/** The currency in words, in the plural that follows most numbers: US dollars, złotych polskich. */
const currencyName = ({ language, currency }: SiteFields): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(5)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The facts about the firm that texts may use as `{{site.…}}`. */
export function sitePlaceholders(fields: SiteFields): Readonly<Record<string, string>> {
  const { name, shortName, legalName, tagline, phone, email, hours, founder, founded, address, areaServed } =
    publicValues(fields)
  return {
    'site.name': name,
    'site.shortName': shortName,
    'site.legalName': legalName,
    'site.tagline': tagline,
    'site.phone': phone?.display ?? '',
    // For a link to call it: [{{site.phone}}](tel:{{site.tel}}).
    'site.tel': phone?.e164 ?? '',
    'site.email': email,
    'site.hours': hours,
    'site.founder': founder.name,
    'site.founded': String(founded),
    'site.street': address.street ?? '',
    'site.postalCode': address.postalCode ?? '',
    'site.city': address.locality,
    'site.region': address.regionName,
    'site.town': townLine(fields.address),
    'site.area': areaServed,
    'site.currency': currencyName(fields),
    'site.language': fields.language,
    // For conditions: {{#site.demonstration}}…{{/site.demonstration}}.
    'site.demonstration': fields.demonstration ? 'yes' : '',
    // For links to sections that may be off: {{#sections.blog}}…{{/sections.blog}}.
    ...Object.fromEntries(
      Object.entries(sectionsOf(fields)).map(([section, isOn]) => [`sections.${section}`, isOn ? 'yes' : '']),
    ),
  }
}
