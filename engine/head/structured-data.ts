import { DomUtils, parseDocument } from 'htmlparser2'
import type { Graph, OrganizationLeaf, Question as SchemaQuestion, Thing } from 'schema-dts'
import { authorsOf, type Author } from '../../model/authors.ts'
import { fill } from '../../model/fill.ts'
import { noon } from '../../model/noon.ts'
import { places, type Place } from '../../model/places.ts'
import type { RichText } from '../../model/rich-text.ts'
import type { RoutePath } from '../../model/routes.ts'
import { business, currency, demonstration } from '../../.site/site.ts'
import { words as locationPage } from '../../.site/words/location-page.ts'
import { words as madeUp } from '../../.site/words/made-up.ts'
import { sections as parts, site } from '../../model/site.ts'
import type { Business } from '../schemas/business.ts'
import { employmentTypes, type JobFields } from '../schemas/job.ts'
import type { PriceLine } from '../../components/price-ranges/PriceRanges.tsx'
import type { Crumb, SeoData } from '../../components/seo/page-data.ts'
import { absoluteUrl } from './seo.ts'
import { socialImagePath } from './social-image.ts'

/** Ids that every page's graph refers to; they never change. */
const organizationId = absoluteUrl('/#organization')
const websiteId = absoluteUrl('/#website')
const personId = absoluteUrl('/#founder')

/** A name, followed by that of the state or province where addresses have one. */
const inRegion = (name: string): string => [name, site.address.regionName].filter(Boolean).join(', ')

/** Facts that only a real firm has: how to reach it, the principles that it can be held to, where it works. */
const ofRealFirm: Partial<OrganizationLeaf> = {
  email: site.email,
  ...(site.phone && { telephone: site.phone.e164 }),
  slogan: site.tagline,
  // Who writes, how it is checked, how to complain.
  publishingPrinciples: absoluteUrl('/about/#writing'),
  areaServed: parts.locations
    ? [...new Set(Object.values(places).map(({ county }) => county))].map((county) => ({
        '@type': 'AdministrativeArea' as const,
        name: inRegion(fill(locationPage.county, { county })),
      }))
    : site.areaServed,
}

/** The firm's address, or one in another town near it. */
function postalAddress(town?: string) {
  const { street, locality, region, postalCode, country } = site.address
  return {
    '@type': 'PostalAddress' as const,
    ...(street && town === undefined && { streetAddress: street }),
    addressLocality: town ?? locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && town === undefined && { postalCode }),
    addressCountry: country,
  }
}

/** The firm as a local business: its address, hours, prices and license. */
const asBusiness = ({ kind, license, priceRange, opening, exceptions }: Business) => ({
  // Schema.org has vets among medical organizations, which have neither hours nor prices.
  ...(kind === 'VeterinaryCare'
    ? { '@type': 'LocalBusiness', additionalType: 'https://schema.org/VeterinaryCare' }
    : { '@type': kind }),
  address: postalAddress(),
  ...(priceRange && { priceRange }),
  ...(license && { identifier: { '@type': 'PropertyValue', propertyID: 'license', value: license } }),
  ...(opening.length > 0 && {
    openingHoursSpecification: [
      ...opening.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
      ...exceptions.flatMap(({ from, to, hours }) =>
        // From midnight to midnight is closed all day (Google, local business structured data, special hours).
        (hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }]).map((each) => ({
          ...each,
          validFrom: from,
          validThrough: to,
        })),
      ),
    ].map((each) => ({ '@type': 'OpeningHoursSpecification', ...each })),
  }),
})

const organization = {
  // Not a LocalBusiness without `business`, because search engines expect an address of one.
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absoluteUrl('/'),
  founder: { '@id': personId },
  ...(demonstration ? { disambiguatingDescription: madeUp.line } : ofRealFirm),
  ...(business && asBusiness(business)),
} as Thing

const founder: Thing = {
  '@type': 'Person',
  '@id': personId,
  name: site.founder.name,
  jobTitle: site.founder.role,
  url: absoluteUrl(site.founder.url),
}

const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.name,
  url: absoluteUrl('/'),
  inLanguage: site.language,
  publisher: { '@id': organizationId },
}

export type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

export interface PageInGraph {
  path: string
  seo: SeoData
  type?: WebPageType | undefined
  /** The breadcrumbs above the page; empty on home. */
  crumbs: readonly Crumb[]
  /** The page's name in the breadcrumbs. */
  name: string
  updated: string
  /** The page's subjects. */
  about?: readonly Thing[] | undefined
}

/** The connected graph of one page: publisher, site, page, breadcrumbs, subjects. */
export function pageGraph(source: PageInGraph): Graph {
  const { path, seo, type = 'WebPage', crumbs, name, updated, about = [] } = source
  const url = absoluteUrl(path)
  const trail = [
    ...crumbs.map(({ label, href }) => ({ name: label, item: absoluteUrl(href) })),
    { name, item: url },
  ]
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...crumb,
    })),
  }
  const page: Thing = {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: site.language,
    dateModified: noon(updated),
    // Its publisher is the website's.
    isPartOf: { '@id': websiteId },
    ...(crumbs.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, founder, website, page, ...(crumbs.length > 0 ? [breadcrumbs] : []), ...about],
  }
}

/** A service that the firm offers, everywhere or in one place. */
export const serviceThing = (path: string, name: string, description: string, place?: Place): Thing => ({
  '@type': 'Service',
  '@id': `${absoluteUrl(path)}#service`,
  name,
  description,
  provider: { '@id': organizationId },
  ...(place
    ? {
        areaServed: {
          '@type': 'Place',
          name: inRegion(place.name),
          geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
        },
      }
    : !demonstration && { areaServed: site.areaServed }),
})

/** A price for structured data: the amount, or the ends of a range that are known. */
const priced = ({ amounts: [from, to], open, unit }: PriceLine) => ({
  '@type': 'PriceSpecification' as const,
  priceCurrency: currency,
  ...(open === undefined && from === to
    ? { price: from }
    : { ...(open !== 'below' && { minPrice: from }), ...(open !== 'above' && { maxPrice: to }) }),
  ...(unit && { description: unit }),
})

/** The price list of a page. Its lines don't repeat who offers them, since that is the website's publisher. */
export const offerCatalog = (path: string, name: string, lines: readonly PriceLine[]): Thing => ({
  '@type': 'OfferCatalog',
  '@id': `${absoluteUrl(path)}#prices`,
  name,
  itemListElement: lines.map((line) => ({
    '@type': 'Offer' as const,
    name: line.scope,
    priceSpecification: priced(line),
  })),
})

interface Article {
  title: string
  description: string
  published: string
  updated: string
  /** Keys of content/authors; without any, the founder is the author. */
  authors?: readonly string[]
}

const toPerson = ({ name, role, url }: Author) => ({
  '@type': 'Person' as const,
  name,
  jobTitle: role,
  ...(url && { url: url.startsWith('/') ? absoluteUrl(url) : url }),
})

const articleOf =
  (type: 'BlogPosting' | 'TechArticle') =>
  /** @param photo The path of its photograph; without one, the image that social networks show stands for it. */
  (
    path: RoutePath,
    { title, description, published, updated, authors = [] }: Article,
    photo: string = socialImagePath(path),
  ): Thing => ({
    '@type': type,
    '@id': `${absoluteUrl(path)}#article`,
    headline: title,
    description,
    datePublished: noon(published),
    dateModified: noon(updated),
    image: absoluteUrl(photo),
    inLanguage: site.language,
    author: authors.length === 0 ? { '@id': personId } : authorsOf(authors).map(toPerson),
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': `${absoluteUrl(path)}#page` },
  })

export const blogPosting = articleOf('BlogPosting')
export const techArticle = articleOf('TechArticle')

/**
 * A job as search engines read it (Google, job posting structured data).
 * @returns Nothing if the firm is made up, since nobody could have the job.
 */
export function jobPosting(path: string, job: JobFields, html: string): Thing[] {
  if (demonstration) return []
  const { label, apply, published, closes, employment, place, isRemote, pay } = job
  return [
    {
      '@type': 'JobPosting',
      '@id': `${absoluteUrl(path)}#job`,
      title: label,
      description: `${html}<p>${typeof apply === 'string' ? apply : apply.html}</p>`,
      datePosted: noon(published),
      ...(closes !== undefined && { validThrough: `${closes}T23:59:59` }),
      employmentType: employment.map((kind) => employmentTypes[kind]),
      hiringOrganization: { '@id': organizationId },
      jobLocation: { '@type': 'Place', address: postalAddress(place) },
      ...(isRemote && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: site.address.country },
      }),
      ...(pay && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency,
          value: {
            '@type': 'QuantitativeValue',
            ...(pay.to === undefined || pay.to === pay.from
              ? { value: pay.from }
              : { minValue: pay.from, maxValue: pay.to }),
            unitText: pay.unit.toUpperCase(),
          },
        },
      }),
    },
  ]
}

const plain = (text: RichText): string =>
  (typeof text === 'string' ? text : DomUtils.textContent(parseDocument(text.html)))
    .replace(/\s+/g, ' ')
    .trim()

/** The questions and answers on a page. */
export const faqPage = (
  path: string,
  questions: readonly { question: string; answer: RichText }[],
): Thing => ({
  '@type': 'FAQPage',
  '@id': `${absoluteUrl(path)}#questions`,
  mainEntity: questions.map(({ question, answer }): SchemaQuestion => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
})
