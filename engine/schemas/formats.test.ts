/** What each field with a format accepts and rejects. */
import { expect, onTestFinished, test, vi } from 'vitest'
import type { z } from 'zod'
import { blockKinds } from './blocks/kinds.ts'
import { day, entryFields } from './common.ts'
import { httpsAddress, key, pagePath } from './data-fields.ts'
import { openingSchema } from './opening.ts'
import { fragment } from './pages/parts.ts'
import { pricesSchema } from './prices.ts'
import { authorSchema, placeSchema } from './records.ts'
import { redirectsSchema } from './redirects.ts'
import { drawing } from './reference.ts'
import { siteSchema } from './site.ts'

const { address, indexNow, editor } = siteSchema.shape
const download = blockKinds.find(({ shape }) => shape.type.value === 'download')!
const opening = (opens: string) => [{ days: ['Monday'], opens, closes: '00:01' }]
const file = (document: string) => ({
  type: 'download',
  heading: 'Forms',
  items: [{ name: 'Form', document }],
})

test.each<[what: string, schema: z.ZodType, put: (text: string) => unknown, good: string, bad: string]>([
  ['a key', key, String, 'a|ab-1-cd', '|A|aB|a_b|-a|a-|a--b|a-B|é'],
  ['a page', pagePath, String, '/|/a/|/a.b/c~d-e_F9/', '|a/|/a|//|/a b/|x/a/|/a/x|/é/'],
  [
    'https',
    httpsAddress,
    String,
    'https://a.example/b',
    'http://a.example|xhttps://a.example|httpsx://a.example|/b',
  ],
  ['a fragment', fragment, String, 'a|ab1-2c', '|1a|a_b|-a|a-|a-b-|A|a-B| a'],
  ['an earlier name', entryFields.formerly, (text) => [text], 'a|old-name-2', '|Old|old_name|-a|a-|a/b|a-B'],
  [
    'a redirected address',
    redirectsSchema,
    (text) => ({ [text]: '/a/' }),
    '/a/|/a.b/c-d/',
    '/||/a|a/|/a b/|/á/|x/a/|/a/x',
  ],
  [
    'a target',
    redirectsSchema,
    (text) => ({ '/a/': text }),
    '/|/b/|/b/c/#d-e_1',
    '|b/|/b|/b/#|/b/#é|/b/#c d|#c|x/b/',
  ],
  [
    'a drawing',
    drawing,
    String,
    'a.svg|../drawings/a-1.svg|b-2/../c.svg| a.svg ',
    'a.png|A.svg|a.svg.x|/a.svg|a b.svg|.svg|asvg|B/a.svg|./a.svg',
  ],
  [
    'a postal code',
    placeSchema.shape.zips,
    (text) => [text],
    '15213|SW1A 1AA|12345-6789|0155',
    '|1|sw1a| 15213|-15213|12345678901|1521_',
  ],
  [
    'an author’s page',
    authorSchema.shape.url,
    String,
    '/about/|https://a.example',
    'about/|http://a.example|see https://a.example',
  ],
  ['a country', address.shape.country, String, 'US', 'us|U|USA|Us| US'],
  [
    'a key for search engines',
    indexNow,
    (text) => ({ key: text }),
    `|Aa0-Aa0-|${'a'.repeat(128)}`,
    `${'a'.repeat(7)}|${'a'.repeat(129)}|abcdefg_|abcdefgh `,
  ],
  ['a repository', editor, (text) => ({ repository: text }), '|a/b|a.b-c/d_e/f', 'a|/b|a/|a//b|a b/c|a/b c'],
  [
    'a time',
    openingSchema,
    opening,
    '00:00|09:59|19:30|23:00',
    '24:00|7:30|07:60|07:3|07.30|107:30|07:300|30:00',
  ],
  ['a term', pricesSchema, (text) => ({ terms: { [text]: 'words' } }), 'a|firstTalk2', '|First|1a|a-b|a b'],
  [
    'a download',
    download,
    file,
    'a.pdf|forms/2026/order-form.docx|a.doc|b.xls|b.xlsx',
    'a|.pdf|A.pdf|/a.pdf|../a.pdf|a.pdf.exe|a b.pdf|forms/.pdf|a.exe|forms//a.pdf|B/a.pdf',
  ],
])('%s has the right format', (_what, schema, put, good, bad) => {
  const accepted = (texts: string) => texts.split('|').filter((text) => schema.safeParse(put(text)).success)
  expect(accepted(good)).toEqual(good.split('|'))
  expect(accepted(bad)).toEqual([])
})

test.each<[what: string, schema: z.ZodType, least: number, most: number]>([
  ['a latitude', placeSchema.shape.lat, -90, 90],
  ['a longitude', placeSchema.shape.lon, -180, 180],
  ['an order', entryFields.order, 0, 9999],
  ['a founding year', siteSchema.shape.founded, 1000, 2999],
])('%s has its limits', (_what, schema, least, most) => {
  const accepted = [least - 1, least, most, most + 1].filter((value) => schema.safeParse(value).success)
  expect(accepted).toEqual([least, most])
})

test('a day may have begun anywhere on Earth, not later', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-07T10:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const isValid = (value: string) => day.safeParse(value).success
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map(isValid)).toEqual([true, true, false])
})
