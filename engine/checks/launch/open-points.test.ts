import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeFiles } from '../../process/write-files.ts'
import { openPoints } from './open-points.ts'
import { site } from '../../../model/site.ts'

const sections = vi.hoisted(() => ({ blog: true, careers: true, projects: true, locations: false }))
vi.mock('../../../model/site.ts', async (original) => ({ ...(await original<object>()), sections }))
vi.mock('../../languages/placed.ts', () => ({ placedFolders: ['es'] }))

const {
  address: { locality: ownCity },
  language,
} = site
beforeEach(() => void Object.assign(sections, { blog: true, projects: true, locations: false }))

/** What is open on a site with these files, beside a starter. */
function openIn(files: Readonly<Record<string, string>>, starter: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder('launch', onTestFinished)
  writeFiles(path.join(root, 'content'), { 'site.yaml': '', ...files })
  writeFiles(path.join(root, 'sites/starter'), starter)
  return openPoints(root)
}

const unwritten = ['blog/a.md', 'es/blog/a.md', 'pages/about.yaml', 'pages/projects.yaml', 'services/a.md']

test.each([
  ['every text that the owner has not written yet is open', {}, unwritten],
  [
    'a text of a section that is turned off is not open',
    { blog: false, projects: false },
    ['pages/about.yaml', 'services/a.md'],
  ],
])('%s', (_rule, changed, open) => {
  Object.assign(sections, changed)
  const points = openIn(Object.fromEntries(unwritten.map((file) => [file, '[Your own text]'])))
  expect(points.flatMap(({ file, key }) => (key.includes('brackets') ? [file] : []))).toEqual(
    open.map((file) => `content/${file}`),
  )
})

test('a section without pages is open', () => {
  const points = openIn({ 'blog/a.md': 'Written.', 'case-studies/figure.svg': '' })
  expect(points.filter(({ key }) => key === 'sections')).toMatchObject([
    { file: 'content/site.yaml', value: 'projects' },
  ])
})

test.each([
  ['DE', 'impressum', 'Impressum', 1],
  ['AT', 'impressum-oesterreich', 'Impressum', 1],
  ['FR', 'mentions-legales', 'Mentions légales', 1],
  ['US', 'impressum', 'Imprint', 0],
])('in %s, the menu needs the page that says who runs the site: %s', (country, name, label, count) => {
  const { address } = site
  Object.assign(site, { address: { ...address, country } })
  onTestFinished(() => void Object.assign(site, { address }))
  const missing = (menu: string) =>
    openIn({ 'menus.yaml': menu, 'pages/impressum.yaml': 'Impressum' }).filter(({ key }) => key === name)
  expect(missing('footer: []')).toHaveLength(count)
  expect(missing(`footer: [{ label: ${label}, href: /${name}/ }]`)).toEqual([])
})

test('words of site.yaml and prices.yaml that a further language lacks are open', () => {
  const files = {
    'site.yaml':
      'tagline: Pipes\nhours: all day\nnotice: { text: Closed }\nbusiness: { exceptions: [{ date: 2026-12-24 }] }',
    'es/site.yaml': 'tagline: Tubos\nnotice: { first: 2026-12-24 }\n',
    'prices.yaml': 'work: [{ key: drain, name: Drain cleared, from: 89 }]',
  }
  const pointsIn = (more = {}) =>
    openIn({ ...files, ...more }).filter(({ advice }) => advice.startsWith('its translation'))
  const ofSite = { file: 'content/es/site.yaml', key: 'hours', value: 'all day' }
  const ofPrices = { file: 'content/es/prices.yaml', key: 'work.drain.name', value: 'Drain cleared' }
  expect(pointsIn()).toEqual([
    { ...ofSite, advice: 'its translation, and that of 1 more' },
    { ...ofPrices, advice: 'its translation' },
  ])
  const named = 'work: [{ key: drain, name: Desagüe }]'
  expect(
    pointsIn({ 'es/site.yaml': files['site.yaml'].replace('Pipes', 'Tubos'), 'es/prices.yaml': named }),
  ).toEqual([])
})

test('a legal text in a further language needs a review, too', () => {
  const file = 'es/legal/terms.md'
  expect(openIn({ [file]: '---\ntitle: Términos\n---\n' })).toContainEqual(
    expect.objectContaining({ file: `content/${file}`, key: 'reviewed' }),
  )
})

test('prices, and pages of places for a firm elsewhere, are open while they are a starter’s', () => {
  Object.assign(sections, { locations: true })
  const prices = 'work:\n  - key: visit\n    from: 89\n'
  const texts = { 'prices.yaml': prices, 'locations/a.md': 'A', 'locations/b.md': 'B', 'services/a.md': 'C' }
  const copiesFor = (city: string, own: Readonly<Record<string, string>>) =>
    openIn(own, {
      ...texts,
      'site.yaml': `language: en-US\naddress: { locality: ${city} }\n`,
      'pages/none.yaml': 'work: []\n',
    }).flatMap(({ file, value }) => (value === 'same as in the starter' ? [file] : []))
  expect(copiesFor('Tucson', { ...texts, 'locations/b.md': 'Own' })).toEqual([
    'content/prices.yaml',
    'content/locations/a.md',
  ])
  expect(copiesFor(ownCity, { ...texts, 'prices.yaml': prices.replace('89', '95') })).toEqual([])
  expect(copiesFor('Tucson', { 'prices.yaml': 'work: []\n' })).toEqual([])
})

test('a copy of a text of the main language is open until it is translated', () => {
  const files = { 'services/a.md': 'A job.', 'redirects.yaml': '/a/: /services/a/' }
  const copied = Object.fromEntries(Object.entries(files).map(([name, text]) => [`es/${name}`, text]))
  const points = openIn({ ...files, ...copied, 'es/services/b.md': 'A job.' })
  expect(points.filter(({ key }) => key === 'language')).toEqual([
    {
      file: 'content/es/services/a.md',
      key: 'language',
      value: 'same as content/services/a.md',
      advice: 'its translation',
    },
  ])
})

test('a line that names the starter’s city is open, but not in the settings, whose time zone may name it', () => {
  const text = 'note: We work in Tucson.\n'
  const own = { 'services/a.md': text, 'site.yaml': text }
  const starter = { ...own, 'site.yaml': `${text}language: ${language}\naddress: { locality: Tucson }\n` }
  expect(openIn(own, starter).filter(({ key }) => key === 'city')).toMatchObject([
    { file: 'content/services/a.md', value: 'note: We work in Tucson.' },
  ])
})
