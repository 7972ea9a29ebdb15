import { expect, test } from 'vitest'
import { site } from '../../../model/site.ts'
import {
  formatPoints,
  openPointsOfCity,
  openPointsOfLanguage,
  openPointsOfNotice,
  openPointsOfPlaces,
  openPointsOfPrices,
  openPointsOfRealFirm,
  openPointsOfSample,
  openPointsOfSite,
  openPointsOfStarter,
  openPointsOfTexts,
} from './placeholders.ts'

const ready = {
  ...site,
  url: 'https://keystone.works',
  phone: { display: '412-333-1000', e164: '+14123331000' },
  email: 'hello@keystone.works',
  backend: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' },
}

test('finds every placeholder, by file and key', () => {
  const started = {
    ...ready,
    url: 'https://www.example.com',
    phone: { display: '412-555-0100', e164: '+14125550100' },
    email: 'hello@keystone.example',
    backend: { url: '', key: '' },
  }
  expect(openPointsOfSite(started, true).map(({ file, key }) => `${file} ${key}`)).toEqual([
    'site.yaml demonstration',
    'site.yaml url',
    'site.yaml phone',
    'site.yaml email',
    'site.yaml backend.url',
  ])
})

test('a finished configuration has none', () => expect(openPointsOfSite(ready, false)).toEqual([]))

test('the names of the firm and of its founder are open while they are the sample’s', () => {
  const sample = { name: 'Spanwright', founder: { name: 'Jordan Wright' } }
  expect(openPointsOfSample(sample, sample).map(({ key }) => key)).toEqual(['name', 'founder.name'])
  expect(openPointsOfSample({ ...sample, name: 'Keystone' }, sample).map(({ key }) => key)).toEqual([
    'founder.name',
  ])
  expect(openPointsOfSample({ name: 'Keystone', founder: { name: 'Ada' } }, sample)).toEqual([])
})

test('a registered name is open until it is given', () => {
  expect(openPointsOfRealFirm('name: Keystone\n').map(({ key }) => key)).toEqual(['legalName'])
  expect(openPointsOfRealFirm('name: Keystone\nlegalName: Keystone LLC\n')).toEqual([])
})

test('a legal text is open until its note is removed and it names who reviewed it', () => {
  const texts = [
    { file: 'terms.md', text: 'reviewed:\n  by: Ada\n\nTerms. A lawyer has to check them.' },
    { file: 'privacy.md', text: 'Privacy' },
    { file: 'cookies.md', text: 'reviewed:\n  by: Ada\n  on: 2026-11-25\n\nCookies' },
  ]
  expect(openPointsOfTexts(texts).map(({ file, key }) => `${file} ${key}`)).toEqual([
    'terms.md lawyer',
    'privacy.md reviewed',
  ])
})

test('a law office may mention lawyers without leaving a point open', () => {
  const text = 'reviewed:\n  by: Ada\n\nWhat you write falls under a lawyer’s duty. Ask us to read it.'
  expect(openPointsOfTexts([{ file: 'privacy.md', text }])).toEqual([])
})

test.each(['Its own lawyer has to compare it.', 'Have it reviewed by a lawyer.', 'Let a lawyer replace it.'])(
  'a legal text with the note “%s” is open',
  (note) => {
    const points = openPointsOfTexts([{ file: 'terms.md', text: `reviewed:\n  by: Ada\n\n${note}` }])
    expect(points.map(({ key }) => key)).toEqual(['lawyer'])
  },
)

test('prices are open while they are a starter’s', () => {
  const prices = 'work:\n  - key: visit\n    from: 89\n'
  expect(openPointsOfPrices(prices, ['work: []\n', prices]).map(({ key }) => key)).toEqual(['work'])
  expect(openPointsOfPrices(prices.replace('89', '95'), [prices])).toEqual([])
  expect(openPointsOfPrices('work: []\n', ['work: []\n'])).toEqual([])
})

test('pages of places are open while they are a starter’s for another city', () => {
  const texts = [{ file: 'locations/a.md', text: 'A' }]
  const starters = [{ city: 'Tucson', text: 'A' }]
  expect(openPointsOfPlaces(texts, 'Phoenix', starters).map(({ file }) => file)).toEqual(['locations/a.md'])
  expect(openPointsOfPlaces(texts, 'Tucson', starters)).toEqual([])
  expect(openPointsOfPlaces([{ file: 'locations/a.md', text: 'B' }], 'Phoenix', starters)).toEqual([])
})

test('a notice that is over is open', () => {
  expect(openPointsOfNotice('2026-12-31').map(({ key, value }) => `${key} ${value}`)).toEqual([
    'notice.last 2026-12-31',
  ])
  expect(openPointsOfNotice('')).toEqual([])
})

test('the list names file, key, value and advice for each point, and counts the points', () => {
  const point = { file: 'site.yaml', key: 'phone', value: '412-555-0100', advice: 'a number' }
  expect(formatPoints([point, point])).toBe(
    `${'site.yaml  phone: 412-555-0100\n    → a number\n'.repeat(2)}\n2 points are open before launch.`,
  )
})

test('a text that is still the starter’s, in another language, is open', () => {
  const texts = [
    { file: 'content/pages/not-found.yaml', text: 'title: Nothing here' },
    { file: 'content/pages/about.yaml', text: 'title: Wer wir sind' },
    { file: 'content/redirects.yaml', text: '# Old addresses\n/old/: /about/' },
    { file: 'content/site.yaml', text: 'language: de\nreplyTime: one working day\n' },
  ]
  const starters = [
    'title: Nothing here',
    '# Old addresses\n/old/: /about/',
    'language: en-US\nreplyTime: one working day\n',
  ].map((text) => ({ language: 'en-US', text }))
  expect(openPointsOfLanguage(texts, 'de', starters)).toEqual([
    { file: 'content/pages/not-found.yaml', key: 'language', value: 'en-US', advice: 'your text, in de' },
    {
      file: 'content/site.yaml',
      key: 'language',
      value: 'replyTime: one working day',
      advice: 'your text, in de',
    },
  ])
  expect(openPointsOfLanguage(texts, 'en-GB', starters)).toEqual([])
  const text = 'title: Her er det ingenting'
  expect(openPointsOfLanguage([{ file: 'a.yaml', text }], 'no', [{ language: 'nb', text }])).toEqual([])
})

test('a line that is still the starter’s and names its city is open for a firm in another city', () => {
  const starters = [{ city: 'Oslo', text: 'metaTitle: Advokat i Oslo\n# Oslo\nnote: Osloavtalen\n' }]
  const pointsIn = (text: string, city: string) =>
    openPointsOfCity([{ file: 'content/pages/home.yaml', text }], city, starters).map(({ value }) => value)
  expect(pointsIn('a: b\nmetaTitle: Advokat i Oslo\n', 'Trondheim')).toEqual(['metaTitle: Advokat i Oslo'])
  expect(pointsIn('metaTitle: Advokat i Oslo\n', 'Oslo')).toEqual([])
  expect(pointsIn('text: Utdannet i Oslo\n# Oslo\nnote: Osloavtalen\n', 'Trondheim')).toEqual([])
})

test('brackets of a list in a one-line map are not a gap', () => {
  const text = 'opening:\n  - { days: [Monday, Tuesday], opens: "08:00" }\nnote: [Your name here]x\n'
  expect(openPointsOfStarter([{ file: 'site.yaml', text }])).toMatchObject([{ value: '[Your name here]' }])
})
