/** Everything that setup writes, from two small starters. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lakefront } from '../../tests/lakefront.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { answersSchema } from './answers.ts'
import { writeSite } from './write-site.ts'

const trade = {
  'site.yaml': `name: Trade # the brand
shortName: Old
tagline: Bread in Erie
url: https://trade.example
language: en-US
languages: [es, de]
areaServed: Erie
address: { locality: Erie, region: PA, country: US }
phone: '+18145550100'
phoneDisplay: 814-5550100
hours: Daily
replyTime: one day
founder: { name: Ann, role: Owner }
business: { kind: Bakery, opening: [], exceptions: [] }
sections: [blog, pricing]
center: erie
demonstration: true
`,
  'menus.yaml': `header:
  - label: Prices
    href: /pricing/
  - label: About
    href: /about/
footer:
  - label: Work
    items:
      - label: Prices
        href: /pricing/
  - label: Firm
    items:
      - label: Articles
        href: /blog/
      - label: About
        href: /about/
`,
  'redirects.yaml': '/costs/: /pricing/\n/us/: /about/\n',
  'pages/about.yaml': `name:
  paragraphs:
    - We bake, at [these prices](/pricing/).
    - Read [our articles](/blog/).
cards:
  - page: /blog/one/
  - page: /services/bread/
`,
  'places/erie.json': '{ "name": "Erie", "lat": 42, "lon": -80, "county": "Erie", "zips": ["16501"] }',
  'services/bread.md': `---
prices: "[here](/pricing/)"
intent:
  others:
    - page: /blog/one/
    - page: /services/cake/
related:
  services: [cake]
  posts: [one]
places:
  - location: erie
answer: "Three letters, which is a long enough text to be folded, if setup folded any:\\n\\n- One\\n- Two"
---

Our [prices](/pricing/).
`,
  'pages/team.yaml': `blocks:
  - type: map
  - type: text
    points:
      - See [Erie](/locations/erie/).
      - Stay.
`,
  'parts/notes.yaml': 'see: "[here](/pricing/)"\n',
  'es/site.yaml': `tagline: Pan en Erie
areaServed: Erie
hours: A diario
replyTime: un día
founder: { name: Ana, role: Dueña }
business: { license: uno, opening: [] }
`,
  'es/menus.yaml': `footer:
  - label: Firma
    items:
      - label: Empleo
        href: /careers/
      - label: Precios
        href: /pricing/
      - label: Nosotros
        href: /about/
`,
  // As no program would write it.
  'es/pages/blog.yaml': 'hero: {note: Artículos}\n',
  'es/pages/pricing.yaml': 'title: Precios\n',
  'es/services/bread.md':
    'Vea [el artículo](/blog/one/), [los precios](/pricing/) y [quiénes somos](/about/).\n',
  'de/site.yaml': 'tagline: Brot in Erie\n',
}
const plain = {
  'menus.yaml': `footer:
  - label: Work
    items:
      - label: All services
        href: /services/
      - label: Prices
        href: /pricing/
  - label: Firm
    items:
      - label: Jobs
        href: /careers/
`,
  'pages/about.yaml': `name:
  paragraphs:
    # For the plain starter.
    - See [our jobs](/careers/).
    - Words alone.
    - Again [our articles](/blog/).
`,
  'pages/careers.yaml': 'title: Jobs\n',
  'jobs/baker.md': '---\ntitle: Baker\n---\n\nFor [first-service](/services/first-service/).\n',
}
const answers = {
  ...lakefront,
  legalName: 'Lakefront LLC',
  shortName: 'Lake',
  tagline: 'Bread in Cleveland',
  street: '1 Pier',
  postalCode: '44114',
  region: '',
  regionName: 'Ohio',
  areaServed: 'Erie',
  phone: '+1 (216) 555-0123',
  replyTime: 'one day',
  founderRole: 'Baker',
  founded: 2001,
}

/** The texts of all files of the owner's folder; of those that are as in a starter, the name of the starter. */
function written(more: object): string {
  const root = temporaryFolder('setup', onTestFinished)
  writeFiles(path.join(root, 'sites/trade'), trade)
  writeFiles(path.join(root, 'sites/plain'), plain)
  writeSite(root, 'trade', answersSchema.parse({ ...answers, ...more }))
  const starters = Object.entries<Readonly<Record<string, string>>>({ trade, plain })
  return globSync('**/*.*', { cwd: path.join(root, 'content') })
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, 'content', file), 'utf8')
      const [same] = starters.find(([, files]) => files[file] === text) ?? []
      return same ? `=== ${file}: ${same}\n` : `=== ${file}\n${text}`
    })
    .join('')
}

test('a firm with other sections, without places', () => {
  const more = { sections: ['careers'], languages: ['es'], accent: '#fcb713', replyTime: 'two days' }
  expect(written(more)).toMatchInlineSnapshot(`
    "=== es/menus.yaml
    footer:
      - label: Firma
        items:
          - label: Nosotros
            href: /about/
    === es/pages/blog.yaml: trade
    === es/pages/pricing.yaml: trade
    === es/services/bread.md
    Vea el artículo, los precios y [quiénes somos](/about/).
    === es/site.yaml
    tagline: '[Bread in Cleveland]'
    areaServed: Erie
    hours: '[Any hour]'
    replyTime: '[two days]'
    founder: { role: '[Baker]' }
    business: { license: uno }
    sections: []
    === jobs/baker.md
    ---
    title: Baker
    ---

    For [bread](/services/bread/).
    === menus.yaml
    header:
      - label: About
        href: /about/
    footer:
      - label: Work
        items:
          - label: All services
            href: /services/
      - label: Firm
        items:
          - label: About
            href: /about/
          - label: Jobs
            href: /careers/
    === pages/about.yaml
    name:
      paragraphs:
        - See [our jobs](/careers/).
    cards:
      - page: /services/bread/
    === pages/careers.yaml: plain
    === pages/team.yaml
    blocks:
      - type: text
        points:
          - Stay.
    === parts/notes.yaml: trade
    === redirects.yaml
    /us/: /about/
    === services/bread.md
    ---
    prices: "here"
    intent:
      others:
        - page: /services/cake/
    related:
      services: [ cake ]
    answer: "Three letters, which is a long enough text to be folded, if setup folded any:\\n\\n- One\\n- Two"
    ---

    Our prices.
    === site.yaml
    name: Lakefront # the brand
    shortName: Lake
    tagline: Bread in Cleveland
    url: https://www.lakefront.example
    language: en-US
    languages:
      - es
    areaServed: Erie
    address: { locality: Cleveland, country: US, street: 1 Pier, postalCode: '44114', regionName: Ohio }
    phone: '+12165550123'
    hours: Any hour
    replyTime: two days
    founder: { name: Alex Lake, role: Baker }
    business: { kind: Bakery }
    sections:
      - careers
    legalName: Lakefront LLC
    timeZone: America/New_York
    currency: USD
    email: hello@lakefront.example
    founded: 2001
    colors:
      accent: '#fcb713'
    "
  `)
})

test('a firm like the starter’s in another country', () => {
  const usual = {
    hours: 'Daily',
    founderRole: 'Owner',
    replyTime: undefined,
    tagline: 'Bread in Erie',
    city: 'Erie',
    county: 'Lake',
  }
  const abroad = {
    country: 'DE',
    phone: '+49 30 12 34 56',
    language: 'de',
    sections: ['pricing', 'blog', 'locations'],
  }
  expect(written({ ...usual, ...abroad, latitude: 42.1, longitude: -80.1 })).toMatchInlineSnapshot(`
    "=== es/menus.yaml
    footer:
      - label: Firma
        items:
          - label: Precios
            href: /pricing/
          - label: Nosotros
            href: /about/
    === es/pages/blog.yaml: trade
    === es/pages/pricing.yaml: trade
    === es/services/bread.md: trade
    === es/site.yaml
    tagline: Pan en Erie
    areaServed: Erie
    hours: A diario
    replyTime: un día
    founder: { role: Dueña }
    business: { license: uno, opening: [] }
    sections:
      - pricing
      - blog
    === jobs/baker.md
    ---
    title: Baker
    ---

    For [bread](/services/bread/).
    === menus.yaml
    header:
      - label: Prices
        href: /pricing/
      - label: About
        href: /about/
    footer:
      - label: Work
        items:
          - label: Prices
            href: /pricing/
          - label: All services
            href: /services/
      - label: Firm
        items:
          - label: Articles
            href: /blog/
          - label: About
            href: /about/
    === pages/about.yaml: trade
    === pages/careers.yaml: plain
    === pages/team.yaml: trade
    === parts/notes.yaml: trade
    === places/erie.json
    {
      "name": "Erie",
      "lat": 42.1,
      "lon": -80.1,
      "county": "Lake",
      "zips": [
        "16501"
      ]
    }
    === redirects.yaml: trade
    === services/bread.md: trade
    === site.yaml
    name: Lakefront # the brand
    shortName: Lake
    tagline: Bread in Erie
    url: https://www.lakefront.example
    language: de
    languages:
      - es
    areaServed: Erie
    address: { locality: Erie, country: DE, street: 1 Pier, postalCode: '44114', regionName: Ohio }
    phone: '+4930123456'
    phoneDisplay: +49 30 12 34 56
    hours: Daily
    replyTime: one day
    founder: { name: Alex Lake, role: Owner }
    business: { kind: Bakery, opening: [], exceptions: [] }
    sections:
      - pricing
      - blog
      - locations
    center: erie
    legalName: Lakefront LLC
    timeZone: America/New_York
    currency: EUR
    email: hello@lakefront.example
    founded: 2001
    "
  `)
})

test('a firm in another city than the starter’s has that city as its center, without postal codes', () => {
  const place = { sections: [], latitude: 41.5, longitude: -81.7, county: 'Cuyahoga' }
  expect(written(place)).toContain(`=== places/erie.json
{
  "name": "Cleveland",
  "lat": 41.5,
  "lon": -81.7,
  "county": "Cuyahoga",
  "zips": []
}
`)
})

test('a firm without further languages names none, and one with the same sections in all names them once', () => {
  const inFile = (more: object, name: string) =>
    written(more)
      .split('=== ')
      .find((text) => text.startsWith(name))
  expect(inFile({ sections: ['blog'], languages: [] }, 'site.yaml')).not.toContain('languages')
  expect(inFile({ sections: ['blog'], languages: ['es'] }, 'es/site.yaml')).not.toContain('sections')
})
