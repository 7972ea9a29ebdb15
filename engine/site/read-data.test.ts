import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { plumbing } from '../../tests/plumbing.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { formatFault } from '../faults/fault.ts'
import type { SiteFields } from '../schemas/site.ts'
import { strayTranslations } from './check-languages.ts'
import { readSiteData } from './read-data.ts'
import type { SiteLanguages } from './site-languages.ts'
import { publicValues, sitePlaceholders } from './site-module.ts'

const root = temporaryFolder('data')
cpSync('interface', path.join(root, 'interface'), { recursive: true })

const menus = {
  header: [{ label: 'About {{site.founder}}', href: '/about/' }],
  footer: [{ label: 'Firm', items: [{ label: 'About', href: '/about/' }] }],
}

const folder = path.join(root, 'content')
const write = (file: string, content: unknown) =>
  writeFiles(folder, { [file]: typeof content === 'string' ? content : stringify(content) })

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'places'), { recursive: true })
  write('site.yaml', plumbing)
  write('menus.yaml', menus)
})

const weekly = { days: ['Monday'], opens: '08:00', closes: '17:00' }

const faults = () => readSiteData(root).faults.map(formatFault)

/** The faults of site.yaml with some fields changed. */
const faultsOfFirm = (changes: object): string[] => {
  write('site.yaml', { ...plumbing, ...changes })
  return faults().map((text) => text.replace(/^content\/site\.yaml:\d+ /, ''))
}

test('omitted fields are derived from others, and texts may refer to other fields', () => {
  const { site, menus: shown, faults: found } = readSiteData(root)
  expect(found).toEqual([])
  expect(site && publicValues(site)).toMatchObject({
    shortName: 'Ana’s Plumbing',
    legalName: 'Ana’s Plumbing',
    tagline: 'Plumbing in Tucson',
    locale: 'en_US',
    phone: { display: '520-555-0142', e164: '+15205550142' },
    address: { regionName: 'AZ' },
    founder: { url: '/about/' },
    vendors: { accessibility: { name: 'Ana’s Plumbing' } },
  })
  expect(site).toMatchObject({ sections: [], demonstration: false, editor: { enabled: true } })
  expect(shown?.header[0]?.label).toBe('About Ana')
})

/** A site whose site.yaml has some fields changed. */
function siteWith(changes: object): SiteFields {
  write('site.yaml', { ...plumbing, ...changes })
  return readSiteData(root).site!
}

test.each([
  [{}, undefined],
  [{ business: { kind: 'Bakery' } }, undefined],
  [{ business: { kind: 'Bakery', license: 'ROC 1' } }, 'ROC 1'],
])('with %j, the license among the public values is %s', (changes, license) =>
  expect(publicValues(siteWith(changes)).license).toBe(license),
)

test('numbers and locales follow the country and language', () => {
  const phone = '+4722000000'
  expect(publicValues(siteWith({ language: 'nb', phone }))).toMatchObject({
    locale: 'nb_NO',
    phone: { display: '22 00 00 00' },
  })
  expect(publicValues(siteWith({ language: 'ar', phone })).phone?.display).toBe('\u{2066}22 00 00 00\u{2069}')
  expect(sitePlaceholders(siteWith({ phone, phoneDisplay: '22 00 00 00' }))['site.phone']).toBe('22 00 00 00')
  const silent = siteWith({ phone: undefined })
  expect(publicValues(silent).phone).toBeUndefined()
  expect(sitePlaceholders(silent)).toMatchObject({ 'site.phone': '', 'site.tel': '' })
})

test.each(
  Object.entries({
    'founder: { name: Ana }': 'founder.role: this is missing; expected text',
    'hours: "  "': 'hours: expected text, found nothing',
    'phone: 520-555-0142': /^phone: expected the number with its country/,
    'url: www.ana.example': /^url: "www\.ana\.example" does not begin with https/,
    'language: en_US': /^language: “en_US” is not valid/,
    'timeZone: Phoenix': /^timeZone: “Phoenix” is not valid/,
    'currency: $': /^currency: “\$” is not valid/,
    'business: { kind: Bakery, exceptions: [{ date: "2026-12-25" }] }':
      'business.exceptions: there are no weekly hours for these to differ from; expected opening',
    'notice: { text: Closed, first: "2027-01-07", last: "2026-12-24" }':
      /^notice\.last: the last day is before the first/,
    'indexNow: { key: short }': 'indexNow.key: expected 8 to 128 letters, digits and hyphens',
    'sections: [blgo]': /^sections\.0: this is “blgo”; expected one of .*; the closest is blog$/,
    'hours: "{{site.hous}}"': 'hours: {{site.hous}} is not known; the closest is {{site.hours}}',
    '{ hours: "{{site.area}}", areaServed: "{{site.hours}}" }':
      'hours: {{site.hours}} refers to itself; expected text',
    'colors: { accent: teal }': /^colors\.accent: “teal” is not a color; expected #rrggbb/,
    'colors: { accent: "#808080" }':
      /^colors\.accent: text on a button .* the nearest color that does is #[0-9a-f]{6}$/,
    'colors: { acent: "#0f766e" }': 'colors.acent: unknown field; the closest is accent',
    'sections: [locations]': /^center: this is missing/,
  }),
)('%s is a fault', (changes, expected) => {
  const [first] = faultsOfFirm(parse(changes) as object)
  expect(first).toMatch(expected)
})

test.each(
  Object.entries({
    '{ opens: "7:00" }': 'opening.0.opens: expected a time in quotes',
    '{ closes: "08:00" }':
      'opening.0.closes: this is the opening time; expected a later time, or one after midnight',
    '{}, { days: [Monday], opens: "11:00", closes: "12:00" }':
      'opening.1.opens: the hours from 11:00 to 12:00 overlap others on that day',
    // Sunday night overlaps Monday morning.
    '{}, { days: [Sunday], opens: "22:00", closes: "08:30" }':
      'opening.1.opens: the hours from 22:00 to 08:30 overlap others on that day',
  }),
)('the hours %s are a fault', (spans, expected) => {
  const [changes, ...added] = parse(`[${spans}]`) as object[]
  const business = { kind: 'Bakery', opening: [{ ...weekly, ...changes }, ...added] }
  expect(faultsOfFirm({ business })).toEqual([expect.stringContaining(`business.${expected}`)])
})

test.each(
  Object.entries({
    '{ date: "2026-02-30" }': '0.date: this is not a valid date; expected one such as 2026-12-25',
    '{}': '0.date: there is no day; expected date, or from and to',
    '{ to: "2026-12-25" }': '0.date: there is no day; expected date, or from and to',
    '{ date: "2026-12-25", from: "2026-12-24" }': '0.date: there is both a single day and several',
    '{ date: "2026-12-25", hours: [{ opens: "09:00", closes: "12:00" }, { opens: "11:59", closes: "13:00" }] }':
      '0.hours.1.opens: the hours from 11:59 to 13:00 overlap others on that day',
    '{ date: "2026-12-26" }, { from: "2026-12-24", to: "2026-12-26" }': '1: 2026-12-24 lies within',
    '{ from: "2026-12-25" }': '0.to: the last day is missing; expected to, or date instead of from',
    '{ date: "2026-12-25", to: "2026-12-26" }':
      '0.date: there is both a single day and several; expected date, or from and to',
    '{ from: "2026-12-26", to: "2026-12-25" }': '0.to: the last day is before the first',
    '{ date: "2026-12-25" }, { from: "2026-12-24", to: "2026-12-26" }':
      '1: 2026-12-24 lies within 2026-12-25 to 2026-12-25',
  }),
)('the exceptions %s are a fault', (days, expected) => {
  const business = { kind: 'Bakery', opening: [weekly], exceptions: parse(`[${days}]`) as object[] }
  expect(faultsOfFirm({ business })).toEqual([expect.stringContaining(`business.exceptions.${expected}`)])
})

test('hours and exceptions may follow each other directly, and a notice may last a day', () => {
  const spans = ['09:00 12:00', '12:00 18:00', '18:00 23:59'].map((span) => {
    const [opens, closes] = span.split(' ')
    return { opens, closes }
  })
  const [first, last] = ['2026-12-24', '2026-12-25']
  const exceptions = [
    { from: first, to: first },
    { date: last, hours: spans },
    { from: '2026-12-26', to: '2027-01-02' },
  ]
  const opening = spans.map((span) => ({ days: ['Sunday', 'Monday'], ...span }))
  const night = { days: ['Sunday'], opens: '23:59', closes: '09:00' }
  const business = { kind: 'Bakery', opening: [...opening, { ...night, opens: '00:00' }], exceptions }
  expect(faultsOfFirm({ business, notice: { text: 'Closed', first, last: first } })).toEqual([])
})

test('the center of a site with places must be one of them', () => {
  write('places/old-town.json', '{}')
  const site = { sections: ['locations'], center: 'old-twon' }
  expect(faultsOfFirm(site)).toEqual(['center: there is no places/old-twon.json; the closest is old-town'])
  expect(faultsOfFirm({ ...site, center: 'old-town' })).toEqual([])
})

test('each further language is another one, with a folder of its own, and has the address of the main one', () => {
  for (const name of ['es', 'fr', 'public/fr']) mkdirSync(path.join(folder, name), { recursive: true })
  write('es/site.yaml', 'tagline: Tuberías\nurl: https://a.example\n')
  expect(faultsOfFirm({ languages: ['es', 'xx'] })).toEqual([
    expect.stringMatching(/^languages\.1: “xx” is not valid; expected a tag/),
  ])
  expect(faultsOfFirm({ languages: ['en-US', 'de', 'fr', 'es', 'es'] })).toEqual([
    'languages.0: en-US is the main language (language); expected another one',
    'languages.1: there is no folder content/de; expected one with the texts in de, with the same names as in content',
    'languages.2: the files of content/public/fr have the addresses of its pages, /fr/; expected another folder there',
    'content/es/site.yaml:2 url: this is set in the site.yaml of the main language; expected it only there',
    'languages.4: es is in this list twice; expected it once',
  ])
})

test('a translation whose name is close to that of an untranslated page is misspelled', () => {
  const pages = (...names: string[]) =>
    names.map((name) => ({ path: `/${name}/`, file: `services/${name}.md`, updated: '' }))
  const found = strayTranslations(root, [
    { tag: 'en-US', pages: pages('pipes', 'heaters') },
    { tag: 'es', pages: pages('pipes', 'heater', 'only-here') },
  ] as unknown as SiteLanguages)
  expect(found.map(formatFault)).toEqual([
    'content/es/services/heater.md:1 file name: there is no page with this name in en-US; expected heaters.md, or a name that is less similar to it',
  ])
})

test('all faults of all files are reported at once, with their lines', () => {
  write('site.yaml', 'name: Ana\n\ttagline: x\n')
  write('menus.yaml', 'header:\n  - label: 5\n    href: about\nheader: []\n')
  write('redirects.yaml', '/a/: /b/\nold: /b/\n/c/: 7\n/a/: /d/\n')
  expect(faults()).toEqual([
    'content/site.yaml:2 file: the line is indented with a tab; expected spaces',
    'content/menus.yaml:1 header: expected at least 1 in the list',
    'content/menus.yaml:1 footer: this is missing; expected a list (each item after a hyphen)',
    'content/menus.yaml:4 header: the field is here twice; expected it once',
    'content/redirects.yaml:2 old: expected a path that begins and ends with a slash, without accents or spaces, such as /old-name/',
    'content/redirects.yaml:3 /c/: this is a number; expected text (in quotes)',
    'content/redirects.yaml:4 /a/: the field is here twice; expected it once',
  ])
})

test.each(['http://a.example/', 'https://', 'www.a.example', '/about'])('a menu can’t link to %s', (href) => {
  write('menus.yaml', { ...menus, header: [{ label: 'A', href }] })
  expect(faults()).toEqual([
    'content/menus.yaml:3 header.0.href: expected a path that begins and ends with a slash, such as /about/, or an address that begins with https://',
  ])
})

test('a duplicate page and an unknown placeholder in a menu are faults', () => {
  const [item] = menus.header
  write('menus.yaml', {
    ...menus,
    header: [item, { ...item }, { label: '{{site.foundr}}', href: '/contact/' }],
  })
  expect(faults()).toEqual([
    'content/menus.yaml:5 header.1.href: /about/ is in this list twice; expected it once',
  ])
  write('menus.yaml', { ...menus, header: [{ label: '{{site.foundr}}', href: '/contact/' }] })
  expect(faults()).toEqual([
    'content/menus.yaml:2 header.0.label: {{site.foundr}} is not known; the closest is {{site.founder}}',
  ])
})

const piece = 'key: piece, name: Piece, from: 1, weeks: [2, 4]'

test.each(
  Object.entries({
    [`work: [{ ${piece}, form: 2 }]`]: '8 work.0.form: unknown field; the closest is from',
    'work: [{ key: a, name: A }]': '2 work.0.from: there is no price; expected from, to or both, or hours',
    [`{ rate: { perHour: 9 }, work: [{ ${piece}, hours: [1, 2] }] }`]:
      'work.0.hours: there are both a price and hours; expected one of them',
    'work: [{ key: a, name: A, hours: [1, 2] }]': 'work.0.hours: there is no rate; expected one above',
    'work: [{ key: a, name: A, from: 9, to: 8 }]': 'work.0.to: this is less than from',
    'work: [{ key: a, name: A, from: 9, weeks: [4, 2] }]': 'work.0.weeks: the first is larger',
    [`work: [{ ${piece} }, { key: piece, name: A, from: 9 }]`]: 'work.1.key: piece is in this list twice',
    [`{ work: [{ ${piece} }], parts: [{ key: half, of: peice, days: [5, 5] }] }`]:
      'parts.0.of: there is no work “peice”; the closest is piece',
    [`{ work: [{ ${piece} }], parts: [{ key: half, of: piece, days: [5, 5] }] }`]:
      'parts.0.of: the parts of piece take 1 to 1 weeks, but it takes 2 to 4',
    [`{ work: [{ ${piece} }], process: [{ key: look, work: peice }] }`]:
      'process.0.work: there is no work “peice”',
    [`{ work: [{ ${piece} }], process: [{ key: piece, days: [1, 1] }] }`]:
      'process.0.key: piece is already the key of another item',
    [`{ work: [{ ${piece} }], parts: [{ key: piece, of: piece, days: [10, 20] }] }`]:
      'parts.0.key: piece is already the key of another item',
    [`{ work: [{ ${piece} }], parts: [{ key: half, of: piece, days: [10, 20] }], process: [{ key: half, days: [1, 1] }] }`]:
      'process.0.key: half is already the key of another item',
    'bundles: [{ key: all, of: [piece] }]': 'bundles.0.of.0: there is no work “piece”; the closest is (none)',
    [`{ work: [{ ${piece} }], bundles: [{ key: all, of: [piece], monthly: [peice] }] }`]:
      'bundles.0.monthly.0: there is no work “peice”; the closest is piece',
    'examples: [{ key: ana, buys: all, hourly: 9, hoursPerWeek: 1 }]':
      'examples.0.buys: there is no bundle “all”',
    [`{ work: [{ ${piece} }], bundles: [{ key: all, of: [piece] }], examples: [{ key: ana, buys: all, hourly: 9 }] }`]:
      'examples.0.hoursPerWeek: expected hoursPerWeek or hoursPerYear, and not both',
    'process: [{ key: look }]': '2 process.0: expected one of text, days and work',
    'rate: {}': '1 rate.perHour: expected perHour or assumed, and not both',
    'terms: { team: 1 }': '2 terms.team: this is a number; expected text (in quotes)',
    'terms: { team: "by {{terms.taem}}" }':
      '2 terms.team: {{terms.taem}} is not known; the closest is {{terms.team}}',
    'terms: { a: "{{terms.b}}", b: "{{terms.a}}" }': '2 terms.a: {{terms.a}} refers to itself; expected text',
  }),
)('prices with %s are a fault', (prices, expected) => {
  write('prices.yaml', parse(prices))
  const [fault, ...others] = faults()
  expect(fault?.replace(/^content\/prices\.yaml:/, '')).toContain(expected)
  // Of terms that refer to each other, each does.
  expect(others.filter((other) => !other.includes('refers to itself'))).toEqual([])
})

test('all files may refer to prices and terms', () => {
  write('prices.yaml', {
    rate: { perHour: 90 },
    work: [parse(`{ ${piece}, to: 1 }`)],
    parts: [
      { key: 'first', of: 'piece', days: [5, 10] },
      { key: 'second', of: 'piece', days: [5, 10] },
    ],
    terms: { team: '{{site.founder}} alone' },
  })
  write('site.yaml', { ...plumbing, hours: 'Always, at {{terms.rate}}' })
  const label = '{{terms.team}}, {{work.piece.price}}'
  write('menus.yaml', { ...menus, header: [{ label, href: '/about/' }] })
  const { site, menus: shown, prices, faults: found } = readSiteData(root)
  expect(found).toEqual([])
  expect(site?.hours).toBe('Always, at $90')
  expect(shown?.header[0]?.label).toBe('Ana alone, $1')
  expect(prices.terms).toMatchObject({ team: 'Ana alone' })
})

test('redirects are optional; site.yaml and menus.yaml are required', () => {
  expect(readSiteData(root).redirects).toEqual({})
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  expect(faults()).toEqual([
    'content/site.yaml:1 file: there is no such file; expected one with the fields of its schema',
    'content/menus.yaml:1 file: there is no such file; expected one with the fields of its schema',
  ])
})
