import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controlCharacters, hostileTexts } from '../../tests/hostile-texts.ts'
import { refusals } from './answers.ts'
import { contactLimits as limits, maximumBytes, minimumMs } from './limits.ts'
import { fieldFaults } from './schema.ts'

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'seo-aeo',
  message: 'We would like to be found.',
  consent: true,
}

test('a valid message has no faults, nor has one in any script, with emoji and several lines', () => {
  expect(fieldFaults(valid)).toEqual({})
  expect(fieldFaults({ ...valid, company: '', phone: ' ', budget: '' })).toEqual({})
  expect(fieldFaults({ ...valid, name: 'می\u200Cخواهم', message: 'नमस्ते\r\n\t👩‍🚒 ❤\uFE0F, twice' })).toEqual({})
})

test.each([
  '(412) 555-0142',
  '+1 (412) 555–0142',
  '412-555-0142 ext. 12',
  '0171/1234567',
  '٠١٢٣٤٥٦٧',
  // As copied from the contacts of macOS.
  '\u202A+1 412\u2011555\u20110142\u202C',
])('%s is a phone number', (phone) => {
  expect(fieldFaults({ ...valid, phone })).toEqual({})
})

test.each([
  "miles.o'brien@example.com",
  'a@xn--mller-kva.de',
  'a@müller.de',
  'a@xn--80a1acny.xn--p1ai',
  'a@почта.рф',
  'a_b+c@mail.one--two.co.uk',
])('%s is an address', (email) => {
  expect(fieldFaults({ ...valid, email })).toEqual({})
})

test.each([
  ['an address without a domain', 'email', 'ada.example', 'format'],
  ['one without a top-level domain', 'email', 'ada@example', 'format'],
  ['one with an empty label', 'email', 'ada@example..com', 'format'],
  ['several addresses', 'email', 'ada@example.com,bob@example.com', 'format'],
  ['an address with a name', 'email', 'Ada <ada@example.com>', 'format'],
  ['a control character at the end of a message', 'message', 'We would like to be found.\u0007', 'control'],
  ['one at its beginning', 'message', '\u0007We would like to be found.', 'control'],
  ['one inside', 'message', 'We would like\u0000to be found.', 'control'],
  ['a line break in a name', 'name', 'Ada\nLovelace', 'control'],
  ['a line separator in a name', 'name', 'Ada\u2028Lovelace', 'control'],
  ['a name whose writing direction changes', 'name', 'Ada \u202Eecalevol', 'control'],
  ['a name with an invisible character', 'name', 'Ada\u200BLovelace', 'control'],
  ['a name without a letter or a digit', 'name', '--- ---', 'required'],
  ['a phone number of words', 'phone', 'call me', 'format'],
  ['one without its area code', 'phone', '55501', 'format'],
  ['a topic that is no slug', 'topic', 'SEO!', 'format'],
  ['a page on another site', 'page', 'https://evil.example/', 'format'],
  ['a page with a query', 'page', '/contact/?a=b', 'format'],
  ['a page with a control character', 'page', '/contact/\u0007', 'format'],
])('%s is a fault', (_, field, value, code) => {
  expect(fieldFaults({ ...valid, [field]: value })).toEqual({ [field]: code })
})

/** Texts of each field that are as long as its limit. */
const longest = Object.entries({ ...limits, proof: { max: 4096 } }).map(([name, { max }]) => {
  const [start = '', letter = 'x'] = { email: ['a@b.co', 'o'], page: ['/'], phone: ['1', '1'] }[name] ?? []
  return [name, start.padEnd(max, letter)] as const
})

test.each(longest)('%s may be as long as its limit, and no longer', (name, text) => {
  expect(fieldFaults({ ...valid, [name]: text })).toEqual({})
  expect(fieldFaults({ ...valid, [name]: `${text}${text.at(-1)}` })).toHaveProperty(name)
})

const formatted = ['email', 'phone', 'topic', 'budget', 'page', 'idempotencyKey']

test.each(formatted)('%s is neither markup nor SQL', (name) => {
  for (const text of hostileTexts)
    expect(fieldFaults({ ...valid, [name]: name === 'page' ? `/?${text}` : text }), text).toHaveProperty(name)
})

test.each(['name', 'company', ...formatted])(
  '%s has no control character, and no line of a header',
  (name) => {
    const text = name === 'page' ? '/' : '1'
    for (const control of [...controlCharacters, '\r\nBcc: a@b.co', '\n\n<h1>body</h1>'])
      expect(fieldFaults({ ...valid, [name]: text + control + text }), control).toHaveProperty(name)
  },
)

test.each(['name', 'company', 'message', 'proof', ...formatted])('%s is a text', (name) => {
  for (const value of [0, 1e308, true, false, null, [], ['a'], {}, { $ne: null }])
    expect(fieldFaults({ ...valid, [name]: value }), JSON.stringify(value)).toHaveProperty(name)
})

test('a missing field is required; one of the wrong type has the code for that', () => {
  expect(fieldFaults({})).toEqual({
    name: 'required',
    email: 'required',
    topic: 'required',
    message: 'required',
    consent: 'required',
  })
  expect(fieldFaults({ ...valid, company: 7, elapsed: {} })).toEqual({ company: 'type', elapsed: 'type' })
})

test('docs/backend.md states every status and its limit', () => {
  const text = readFileSync('docs/backend.md', 'utf8')
  for (const [code, status] of Object.entries(refusals))
    expect(text).toMatch(new RegExp(`\\| ${status} \\| .*\`${code}\``))
  expect(text).toContain(`more than ${maximumBytes / 1024} KiB`)
  expect([minimumMs, text]).toEqual([3000, expect.stringContaining('within three seconds')])
})
