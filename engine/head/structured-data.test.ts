import { describe, expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { vocabularyFaults } from '../../packages/audits/seo/checks/vocabulary.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { kinds } from '../schemas/business.ts'
import { sections, values } from '../../.site/site.ts'
import type { SiteModule } from '../site/site-module.ts'
import { ofSample } from '../../tests/sample/of-sample.ts'
import { absoluteUrl } from './seo.ts'
import { socialImagePath } from './social-image.ts'
import { blogPosting, faqPage, offerCatalog, pageGraph, serviceThing } from './structured-data.ts'

const head = {
  path: '/about/',
  seo: { title: 'About', description: 'Who we are' } as Parameters<typeof pageGraph>[0]['seo'],
  crumbs: [],
  name: 'About us',
  updated: '2026-11-25',
}

const addressIn = (addressLocality: string) => ({
  '@type': 'PostalAddress',
  addressLocality,
  addressRegion: 'PA',
  addressCountry: 'US',
})

type Node = Record<string, unknown>
const ofType = ({ '@graph': nodes }: ReturnType<typeof pageGraph>, type: string) =>
  (nodes as unknown as readonly Node[]).find((node) => node['@type'] === type)

/** The graph of a page, with settings that differ from the sample's. */
async function graphOf(settings: Partial<SiteModule>) {
  mockSite({ site: () => settings })
  const module = await import('./structured-data.ts')
  return module.pageGraph(head)
}

describe('a page', () => {
  test('is part of the site, which the firm publishes', () => {
    const graph = pageGraph(head)
    expect(ofType(graph, 'WebPage')).toEqual({
      '@type': 'WebPage',
      '@id': absoluteUrl('/about/#page'),
      url: absoluteUrl('/about/'),
      name: 'About',
      description: 'Who we are',
      inLanguage: 'en-US',
      dateModified: '2026-11-25T12:00:00Z',
      isPartOf: { '@id': absoluteUrl('/#website') },
    })
    expect(ofType(graph, 'WebSite')).toMatchObject({
      url: absoluteUrl('/'),
      inLanguage: 'en-US',
      publisher: { '@id': absoluteUrl('/#organization') },
    })
    expect(ofType(graph, 'Person')).toMatchObject({
      name: site.founder.name,
      jobTitle: site.founder.role,
      url: absoluteUrl(site.founder.url),
    })
    expect(ofType(graph, 'Organization')).toMatchObject({ founder: { '@id': absoluteUrl('/#founder') } })
  })

  test('has its breadcrumbs, ending with itself', () => {
    const graph = pageGraph({ ...head, crumbs: [{ label: 'Home', href: '/' }] })
    const id = absoluteUrl('/about/#breadcrumbs')
    expect(ofType(graph, 'WebPage')).toMatchObject({ breadcrumb: { '@id': id } })
    expect(ofType(graph, 'BreadcrumbList')).toEqual({
      '@type': 'BreadcrumbList',
      '@id': id,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl('/') },
        { '@type': 'ListItem', position: 2, name: 'About us', item: absoluteUrl('/about/') },
      ],
    })
    expect(ofType(pageGraph(head), 'BreadcrumbList')).toBeUndefined()
  })
})

describe('the firm', () => {
  test('says so if it is made up, and gives no contact details', () => {
    const organization = ofType(pageGraph(head), 'Organization')
    expect(organization).toHaveProperty('disambiguatingDescription')
    expect(organization).not.toHaveProperty('telephone')
  })

  test('gives contact details and the area that it serves if it is real', async () => {
    const organization = ofType(await graphOf({ demonstration: false }), 'Organization')
    expect(organization).toMatchObject({
      telephone: expect.stringMatching(/^\+1/),
      email: expect.any(String),
    })
    expect(organization).not.toHaveProperty('disambiguatingDescription')
    expect(organization?.['areaServed']).toContainEqual({
      '@type': 'AdministrativeArea',
      name: 'Allegheny County, Pennsylvania',
    })
  })

  test('has its kind, address, hours, prices and license if it is a local business', async () => {
    const graph = await graphOf({
      demonstration: false,
      business: {
        kind: 'Plumber',
        license: 'ROC 1',
        priceRange: '$$',
        opening: [{ days: ['Monday', 'Tuesday'], opens: '07:00', closes: '18:00' }],
        exceptions: [
          { from: '2026-12-24', to: '2026-12-24', hours: [{ opens: '07:00', closes: '12:00' }] },
          { from: '2026-12-25', to: '2027-01-01', hours: [], reason: 'back on January 2' },
        ],
      },
    })
    expect(ofType(graph, 'Organization')).toBeUndefined()
    expect(ofType(graph, 'Plumber')).toMatchObject({
      address: addressIn('Pittsburgh'),
      priceRange: '$$',
      identifier: { '@type': 'PropertyValue', propertyID: 'license', value: 'ROC 1' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '07:00', closes: '18:00' },
        { opens: '07:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2027-01-01' },
      ].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
    })
    const address = { ...values.address, street: '1 Pier', postalCode: '15222' }
    const business = { kind: 'VeterinaryCare' as const, opening: [], exceptions: [] }
    const vet = await graphOf({ values: { ...values, address }, business })
    expect(ofType(vet, 'LocalBusiness')).toMatchObject({
      additionalType: 'https://schema.org/VeterinaryCare',
      address: { streetAddress: '1 Pier', postalCode: '15222' },
    })
    // Unknown facts are left out.
    const bakery = { kind: 'Bakery' as const, opening: [], exceptions: [] }
    const bare = ofType(await graphOf({ business: bakery }), 'Bakery')
    for (const field of ['priceRange', 'identifier', 'openingHoursSpecification'])
      expect(bare).not.toHaveProperty(field)
    expect(bare?.['address']).not.toHaveProperty('streetAddress')
  })
})

const hours = { days: ['Monday' as const], opens: '07:00', closes: '18:00' }
test.each(kinds)('%s has only properties that schema.org knows', async (kind) => {
  const business = { kind, license: '1', priceRange: '$$', opening: [hours], exceptions: [] }
  const graph = await graphOf({ demonstration: false, business })
  expect(vocabularyFaults(graph['@graph'])).toEqual([])
})

describe('a job', () => {
  const job = {
    label: 'Baker',
    employment: ['part-time' as const, 'temporary' as const],
    published: '2026-11-24',
    apply: 'Write to us.',
    isRemote: false,
  }
  const postingOf = async (fields: object, settings: Partial<SiteModule> = { demonstration: false }) => {
    await graphOf(settings)
    const { jobPosting } = await import('./structured-data.ts')
    return jobPosting('/careers/baker/', { ...job, ...fields } as never, '<p>Bread.</p>') as Node[]
  }

  test('has its kind, place, pay and last day', async () => {
    expect(
      await postingOf({ place: 'Wexford', pay: { from: 20, to: 25, unit: 'hour' }, closes: '2026-12-31' }),
    ).toEqual([
      {
        '@type': 'JobPosting',
        '@id': absoluteUrl('/careers/baker/#job'),
        title: 'Baker',
        description: '<p>Bread.</p><p>Write to us.</p>',
        datePosted: '2026-11-24T12:00:00Z',
        validThrough: '2026-12-31T23:59:59',
        employmentType: ['PART_TIME', 'TEMPORARY'],
        hiringOrganization: { '@id': absoluteUrl('/#organization') },
        jobLocation: { '@type': 'Place', address: addressIn('Wexford') },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'USD',
          value: { '@type': 'QuantitativeValue', minValue: 20, maxValue: 25, unitText: 'HOUR' },
        },
      },
    ])
  })

  test('leaves out what is unknown, and says if it is remote', async () => {
    const [posting] = await postingOf({ isRemote: true, pay: { from: 20, unit: 'hour' } })
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
      jobLocation: { address: { addressLocality: 'Pittsburgh' } },
      baseSalary: { value: { value: 20 } },
    })
    const [same] = await postingOf({ pay: { from: 20, to: 20, unit: 'hour' } })
    expect(same).toHaveProperty('baseSalary.value.value', 20)
    expect(same).not.toHaveProperty('jobLocationType')
    expect(posting).not.toHaveProperty('validThrough')
  })

  test('has no structured data if the firm is made up', async () => {
    expect(await postingOf({}, { demonstration: true })).toEqual([])
  })
})

const place = { name: 'Wexford', lat: 40.6, lon: -80 } as Parameters<typeof serviceThing>[3]

test('a service is offered by the firm; a service for a place is offered there', () => {
  expect(serviceThing('/services/a/', 'A', 'What A is', place)).toEqual({
    '@type': 'Service',
    '@id': absoluteUrl('/services/a/#service'),
    name: 'A',
    description: 'What A is',
    provider: { '@id': absoluteUrl('/#organization') },
    areaServed: {
      '@type': 'Place',
      name: 'Wexford, Pennsylvania',
      geo: { '@type': 'GeoCoordinates', latitude: 40.6, longitude: -80 },
    },
  })
  expect(serviceThing('/services/a/', 'A', 'What A is')).not.toHaveProperty('areaServed')
})

test('a firm without location pages names its area in words; without a region or a phone, it names none', async () => {
  const { locality, country } = values.address
  const { phone: _, ...others } = values
  const graph = await graphOf({
    demonstration: false,
    sections: { ...sections, locations: false },
    values: { ...others, address: { locality, country, regionName: '' } },
  })
  expect(ofType(graph, 'Organization')).toMatchObject({ areaServed: values.areaServed })
  expect(ofType(graph, 'Organization')).not.toHaveProperty('telephone')
  const module = await import('./structured-data.ts')
  const [everywhere, there] = [undefined, place].map((at) =>
    module.serviceThing('/services/a/', 'A', 'B', at),
  )
  expect(everywhere).toHaveProperty('areaServed', values.areaServed)
  expect(there).toHaveProperty('areaServed.name', 'Wexford')
})

test.each<[string, object, object]>([
  ['is fixed', { amounts: [89, 89] }, { price: 89 }],
  [
    'is a range',
    { amounts: [89, 120], unit: 'a visit' },
    { minPrice: 89, maxPrice: 120, description: 'a visit' },
  ],
  ['starts at an amount', { amounts: [89, 89], open: 'above' }, { minPrice: 89 }],
  ['is at most an amount', { amounts: [120, 120], open: 'below' }, { maxPrice: 120 }],
])('a price that %s', (_kind, line, expected) => {
  const catalog = offerCatalog('/pricing/', 'Prices', [{ scope: 'Visit', ...line } as never])
  const priceSpecification = { '@type': 'PriceSpecification', priceCurrency: 'USD', ...expected }
  expect((catalog as unknown as Node)['itemListElement']).toEqual([
    { '@type': 'Offer', name: 'Visit', priceSpecification },
  ])
})

const path = ofSample('/blog/founder-profile/')
const days = { published: '2026-11-20', updated: '2026-11-25' }
const article = { title: 'A', description: 'What A says', ...days }

test('an article is by the founder unless it names its authors', () => {
  expect(blogPosting(path, article)).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-11-20T12:00:00Z',
    dateModified: '2026-11-25T12:00:00Z',
    author: { '@id': absoluteUrl('/#founder') },
  })
  expect(blogPosting(path, article)).toHaveProperty('image', absoluteUrl(socialImagePath(path)))
  expect(blogPosting(path, article, '/a.jpg')).toHaveProperty('image', absoluteUrl('/a.jpg'))
})

test('an article names each of its authors, in their order, and nobody else', async () => {
  const authors = {
    ada: { name: 'Ada Example', role: 'Engineer', url: '/about/#ada' },
    ben: { name: 'Ben Example', role: 'Baker' },
    eve: { name: 'Eve Example', role: 'Editor', url: 'https://eve.example/' },
  }
  mockSite({ entries: () => ({ authors }) })
  const module = await import('./structured-data.ts')
  expect(module.blogPosting(path, { ...article, authors: ['eve', 'ada', 'ben'] })).toMatchObject({
    author: [
      { '@type': 'Person', name: 'Eve Example', jobTitle: 'Editor', url: 'https://eve.example/' },
      { '@type': 'Person', name: 'Ada Example', jobTitle: 'Engineer', url: absoluteUrl('/about/#ada') },
      { '@type': 'Person', name: 'Ben Example', jobTitle: 'Baker' },
    ],
  })
})

test('answers are plain text, without tags and character references', () => {
  const page = faqPage('/services/a/', [
    { question: 'Is it?', answer: { html: '<p>Yes &amp; “no”:  &lt;b&gt; isn&#39;t\n&quot;it&quot;</p>' } },
    { question: 'And?', answer: 'Plain' },
  ]) as unknown as { mainEntity: { name: string; acceptedAnswer: Node }[] }
  expect(page.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer['text']])).toEqual([
    ['Is it?', 'Yes & “no”: <b> isn\'t "it"'],
    ['And?', 'Plain'],
  ])
})
