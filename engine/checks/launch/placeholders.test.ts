import { expect, test } from 'vitest'
import { site } from '../../../model/site.ts'
import {
  formatPoints,
  openPointsOfCity,
  openPointsOfLanguage,
  openPointsOfStarter,
  openPointsOfTexts,
  openSettings,
} from './placeholders.ts'

const ready = {
  ...site,
  url: 'https://keystone.works',
  phone: { display: '412-333-1000', e164: '+14123331000' },
  email: 'hello@keystone.works',
  backend: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' },
}
const started = {
  ...ready,
  url: 'https://www.example.com',
  phone: { display: '412-555-0100', e164: '+14125550100' },
  email: 'hello@keystone.example',
  backend: { url: '', key: '' },
}
const { name, founder } = site

test.each<[string, Partial<Parameters<typeof openSettings>[0]>, string]>([
  ['a finished site', {}, ''],
  ['a site just started', { site: started }, 'url phone email backend.url'],
  ['a firm without a backend', { site: started, byMail: true }, 'url phone email'],
  [
    'a backend without a key',
    { site: { ...ready, backend: { url: 'https://a.b', key: '' } } },
    'backend.key',
  ],
  ['a site without encryption', { site: { ...ready, url: 'http://keystone.works' } }, 'url'],
  ['a site for tests', { site: { ...ready, url: 'https://keystone.test' } }, 'url'],
  ['a laboratory', { site: { ...ready, url: 'https://www.testing.works' } }, ''],
  [
    'a number after the fictional ones',
    { site: { ...ready, phone: { display: '', e164: '+14125550200' } } },
    '',
  ],
  ['a firm without a phone', { site: { ...ready, phone: undefined } as unknown as typeof site }, ''],
  ['a fictional firm', { isMadeUp: true }, 'demonstration'],
  ['a notice that is over', { passed: '2026-12-31' }, 'notice.last'],
  ['the sample’s firm', { sample: { name, founder } }, 'name founder.name'],
  ['the sample’s founder', { sample: { name: 'Other', founder } }, 'founder.name'],
  ['another firm than the sample’s', { sample: { name: 'Other', founder: { name: 'Ada' } } }, ''],
  ['no registered name', { hasLegalName: false }, 'legalName'],
])('open settings of %s', (_what, change, keys) => {
  const settings = {
    site: ready,
    isMadeUp: false,
    passed: '',
    sample: undefined,
    hasLegalName: true,
    byMail: false,
  }
  expect(
    openSettings({ ...settings, ...change })
      .map(({ key }) => key)
      .join(' '),
  ).toBe(keys)
})

const reviewed = 'reviewed:\n  by: Ada\n  on: 2026-11-25\n\n'

test.each([
  [`${reviewed}Terms. A lawyer has to check them.`, ['lawyer']],
  [`${reviewed}Its own lawyer has to compare it.`, ['lawyer']],
  [`${reviewed}Have it reviewed by a lawyer.`, ['lawyer']],
  [`${reviewed}Let a lawyer replace it.`, ['lawyer']],
  ['Privacy', ['reviewed']],
  [`${reviewed}Cookies`, []],
  ['What we reviewed: nothing', ['reviewed']],
  // A law office may mention lawyers.
  [`${reviewed}What you write falls under a lawyer’s duty. Ask us to read it.`, []],
])('a legal text is open until its note is removed and it names who reviewed it: %j', (text, keys) => {
  expect(openPointsOfTexts([{ file: 'terms.md', text }]).map(({ key }) => key)).toEqual(keys)
})

const starter = (text: string, more = {}) => ({ city: 'Tucson', language: 'en-US', text, ...more })

test('the list names file, key, value and advice for each point, and counts the points', () => {
  const point = { file: 'site.yaml', key: 'phone', value: '412-555-0100', advice: 'a number' }
  expect(formatPoints([point, point])).toBe(
    `${'site.yaml  phone: 412-555-0100\n    → a number\n'.repeat(2)}\n2 points are open before launch.`,
  )
})

test('a text, or a line of one, that is still the starter’s, in another language, is open', () => {
  const texts = [
    { file: 'content/pages/not-found.yaml', text: 'title: Nothing here' },
    { file: 'content/pages/about.yaml', text: 'title: Wer wir sind' },
    { file: 'content/pages/home.yaml', text: 'title: Neu\nnote: Our own work\nbecause: It is so\n' },
    { file: 'content/services/a.md', text: 'title: Neu\nbecause: It is so\n' },
    { file: 'content/pages/contact.yaml', text: 'title: Hotel' },
    { file: 'content/redirects.yaml', text: '# Old addresses\n/old/: /about/' },
    { file: 'content/site.yaml', text: 'language: de\nreplyTime: one working day\n' },
  ]
  const starters = [
    'title: Nothing here',
    '# Old addresses\n/old/: /about/',
    'title: Hotel',
    'language: en-US\nreplyTime: one working day\n',
    'note: Our own work\nbecause: It is so\n',
  ].map((text) => starter(text))
  expect(openPointsOfLanguage(texts, 'de', starters)).toEqual([
    { file: 'content/pages/not-found.yaml', key: 'language', value: 'en-US', advice: 'your text, in de' },
    {
      file: 'content/pages/home.yaml',
      key: 'language',
      value: 'note: Our own work',
      advice: 'your text, in de',
    },
    {
      file: 'content/site.yaml',
      key: 'language',
      value: 'replyTime: one working day',
      advice: 'your text, in de',
    },
  ])
  expect(openPointsOfLanguage(texts, 'en-GB', starters)).toEqual([])
  const text = 'title: Her er det ingenting'
  expect(openPointsOfLanguage([{ file: 'a.yaml', text }], 'no', [starter(text, { language: 'nb' })])).toEqual(
    [],
  )
})

test('a line that is still the starter’s and names its city or state is open for a firm elsewhere', () => {
  const starters = [
    starter('metaTitle: Advokat i Oslo\n# Oslo\nnote: Osloavtalen\n', { city: 'Oslo' }),
    starter('The laws of Arizona apply.', { state: 'Arizona' }),
  ]
  const pointsIn = (text: string, city: string, state = 'Arizona') =>
    openPointsOfCity([{ file: 'content/pages/home.yaml', text }], { city, state }, starters).map(
      ({ value }) => value,
    )
  expect(pointsIn('The laws of Arizona apply.', 'Fresno', 'California')).toHaveLength(1)
  expect(pointsIn('The laws of Arizona apply.', 'Mesa')).toEqual([])
  expect(pointsIn('a: b\nmetaTitle: Advokat i Oslo\n', 'Trondheim')).toEqual(['metaTitle: Advokat i Oslo'])
  expect(pointsIn('metaTitle: Advokat i Oslo\n', 'Oslo')).toEqual([])
  expect(pointsIn('text: Utdannet i Oslo\n# Oslo\nnote: Osloavtalen\n', 'Trondheim')).toEqual([])
})

test('brackets of a list in a one-line map are not a gap', () => {
  const text = 'opening:\n  - { days: [Monday, Tuesday], opens: "08:00" }\nnote: [Your name here]x\n'
  const pointsIn = (more = '') => openPointsOfStarter([{ file: 'site.yaml', text: text + more }])
  const point = { file: 'site.yaml', value: '[Your name here]', advice: 'write your own text' }
  expect(pointsIn()).toEqual([{ ...point, key: '1 text in brackets' }])
  expect(pointsIn('- [And a second]\n')).toEqual([{ ...point, key: '2 texts in brackets' }])
})
