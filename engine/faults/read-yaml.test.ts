import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { formatFault } from './fault.ts'
import { checkYaml, parseYaml, readYaml } from './read-yaml.ts'

const root = temporaryFolder('yaml')

const schema = z.strictObject({
  name: z.string(),
  color: z.enum(['red', 'green']).optional(),
  steps: z
    .array(z.strictObject({ name: z.string(), detail: z.string().min(3, 'expected 3 letters') }))
    .max(2),
  count: z.int().min(1).optional(),
})

function faultsOf(text: string, expected: z.ZodType = schema): string[] {
  writeFileSync(path.join(root, 'page.yaml'), text)
  return readYaml(root, 'page.yaml', expected).faults.map(formatFault)
}

test('reads a valid file, with a byte order mark and Windows line ends', () => {
  writeFileSync(path.join(root, 'page.yaml'), '\uFEFFname: >-\r\n  two\r\n  lines\r\nsteps: []\r\n')
  const { data, faults, lineOf } = readYaml(root, 'page.yaml', schema)
  expect(faults).toEqual([])
  expect(data).toEqual({ name: 'two lines', steps: [] })
  expect(lineOf(['steps'])).toBe(4)
})

test('for an unknown field or kind of a union, names the closest one', () => {
  const parts = z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('words'), text: z.string() }),
      z.strictObject({ kind: z.literal('list'), texts: z.string() }),
    ]),
  )
  expect(faultsOf('- kind: words\n  text: One\n  tekts: Two\n', parts)).toEqual([
    'page.yaml:3 0.tekts: unknown field; the closest is text',
  ])
  expect(faultsOf('- kind: wrods\n- text: One\n', parts)).toEqual([
    'page.yaml:1 0.kind: this is “wrods”; expected one of words, list; the closest is words',
    'page.yaml:2 1.kind: this is missing; expected one of words, list',
  ])
})

test('reports all faults at once, by line and field, with the closest name', () => {
  const text =
    'name: 5\ncolor: gren\nsteps:\n  - name: one\n    detial: four\n    detail: ab\n  - detail: two\n'
  expect(faultsOf(text)).toEqual([
    'page.yaml:1 name: this is a number; expected text (in quotes)',
    'page.yaml:2 color: this is “gren”; expected one of red, green; the closest is green',
    'page.yaml:5 steps.0.detial: unknown field; the closest is detail',
    'page.yaml:6 steps.0.detail: expected 3 letters',
    'page.yaml:7 steps.1.name: this is missing; expected text',
  ])
})

test('a value that resembles none of the expected ones gets no suggestion', () => {
  const kind = z.enum(['LocalBusiness', 'Monday', 'Notary'])
  const problemOf = (value: string) => checkYaml(parseYaml('page.yaml', value), kind).faults[0]?.problem
  expect(problemOf('Upholstery')).toBe('this is “Upholstery”; expected one of LocalBusiness, Monday, Notary')
  expect(problemOf('Mon')).toMatch(/; the closest is Monday$/)
  expect(checkYaml(parseYaml('page.yaml', 'Mon'), z.literal('Monday')).faults[0]?.problem).toBe(
    'this is “Mon”; expected Monday',
  )
})

test.each([
  ['1450,50', '1450.50'],
  ['1,450', '1450'],
  ['1.450,50', '1450.50'],
  ['1 450', '1450'],
  ['-1,5491', '-1.5491'],
  ['$89', '89'],
  ['220,50 zł', '220.50'],
])('for an amount written as %s, suggests %s', (written, meant) => {
  expect(faultsOf(`from: ${written}\n`, z.strictObject({ from: z.number() }))).toEqual([
    `page.yaml:1 from: this is “${written}”; expected a number without a currency, commas or spaces, such as ${meant}`,
  ])
})

test('a point between thousands is not taken for decimals', () => {
  const faults = (text: string) => parseYaml('page.yaml', text).faults.map(formatFault)
  expect(faults('from: 1.250\nto: 2.125 # euros\n')).toEqual([
    'page.yaml:1 from: 1.250 means 1.25, since a point separates decimals; expected 1250 without it, or 1.2500 for the decimal number',
    'page.yaml:2 to: 2.125 means 2.125, since a point separates decimals; expected 2125 without it, or 2.1250 for the decimal number',
  ])
  expect(faults('hours: [1.500, 2]\n')).toEqual([
    expect.stringMatching(/^page.yaml:1 file: 1\.500 means 1\.5,/),
  ])
  expect(faults('lat: 47.123\nlon: 1.250\nfrom: 1.25\nto: 1250.125\nshare: 0.125\nname: "1.250"\n')).toEqual(
    [],
  )
})

test('says of a number in quotes that it needs none', () => {
  expect(faultsOf("lat: '53.8194'\n", z.strictObject({ lat: z.number() }))).toEqual([
    'page.yaml:1 lat: this is “53.8194”; expected a number without quotes',
  ])
})

test('says that a field is missing, whatever the message about its value', () => {
  expect(faultsOf('')[0]).toBe('page.yaml:1 name: this is missing; expected text')
  const fields = z.object({
    day: z.iso.date('expected a date'),
    place: z.enum(['a', 'b'], { error: ({ input }) => `there is no ${String(input)}` }),
  })
  expect(faultsOf('{}\n', fields)).toEqual([
    'page.yaml:1 day: this is missing; expected a date',
    'page.yaml:1 place: this is missing',
  ])
})

test('states the limit that a value exceeds', () => {
  const item = '  - name: one\n    detail: long\n'
  expect(faultsOf(`name: one\ncount: 0\nsteps:\n${item.repeat(3)}`)).toEqual([
    'page.yaml:2 count: expected at least 1',
    'page.yaml:3 steps: expected at most 2 in the list',
  ])
})

test('reports a duplicate field together with the other faults', () => {
  expect(faultsOf('name: one\nname: two\nsteps: no list\n')).toEqual([
    'page.yaml:2 name: the field is here twice; expected it once',
    'page.yaml:3 steps: this is text; expected a list (each item after a hyphen)',
  ])
  expect(faultsOf('\uFEFFsteps: []\nname: one\nname: two\n')).toEqual([
    'page.yaml:3 name: the field is here twice; expected it once',
  ])
  // In braces, a decimal comma ends the value.
  expect(faultsOf('{ name: one, count: 18,90, to: 19,90 }\n')).toEqual(
    expect.arrayContaining([
      'page.yaml:1 90: the field is here twice; expected it once',
      'page.yaml:1 90: unknown field; expected a number with a point, such as 18.90, or a text in quotes',
    ]),
  )
})

test.each(
  Object.entries({
    'steps:\n\t- name: one\n': /:2 file: the line is indented with a tab/,
    'name: &a one\nsteps: *a\n': /:1 file: aliases \(\*name\) are not supported/,
    'name: one\n---\nname: two\n': /:2 file: a second document/,
    'name: "one\n': /:\d file: .*expected valid YAML/,
    'steps: [one\nname: two\n': /:2 file: a bracket before this line is not closed/,
    'name: "a "b" c"\n': /:1 file: the value ends before the line does/,
    'name: {{site.name}} here\n': /:1 file: the value ends before/,
    'name: @home\n': /:1 file: a text cannot begin with this/,
    'name:one\nsteps: []\n': /:1 file: .*expected a colon and a space after its name/,
    'name: the #1 firm\nsteps: []\n': /:1 file: #1 firm is left out/,
    '- one\n': /:1 file: this is a list/,
    'photo:\n  file: a.jpg\nalt: One\n credit: Two\n': /:3 file: the lines below are indented/,
    'steps:\n  - name: One\n      detail: Two\n': /:2 file: the lines below are indented/,
    'address:\n\tstreet: One\n': /:2 file: .* a tab; expected spaces$/,
    'photo: a.jpg\n\talt: One\n': /:2 file: .* a tab; expected spaces$/,
    "name: 'It isn't right. Note: ask'\n": /:1 file: the apostrophe ends/,
    'name: One: two\n': /:1 file: this line has a second colon/,
    'name: "One": two\n': /:1 file: this line has a second colon/,
    'steps:\n  name: One\n  - name: Two\n': /:3 file: a list begins here, among fields/,
    '- name: One\n  detail: Two\n more: Three\n': /:3 file: this belongs to no item of the list/,
  }),
)('rejects %j, with its line', (text, { source }) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(new RegExp(`^page\\.yaml${source}`))])
})

test('of a mistake and the lines that the parser misreads for it, only the mistake is reported', () => {
  expect(faultsOf('steps:\n  - { a: to [b](/c/). }\n  - { a: d }\n  - e: f\n    g: [h]\n')).toEqual([
    'page.yaml:2 file: Unexpected flow-seq-start at node end; expected valid YAML',
  ])
})

test('accepts comments without a space only on lines of their own', () => {
  expect(faultsOf('name: #fd7619\nsteps: []\n')[0]).toMatch(/^page.yaml:1 file: #fd7619 is left out/)
  expect(faultsOf('name: one\n  #color: red\nsteps:\n  []\n  #- two\n')).toEqual([])
})

test('reports a file in another encoding, with its line', () => {
  writeFileSync(path.join(root, 'page.yaml'), Buffer.from('steps: []\nname: \u{c0} propos', 'latin1'))
  const { data, faults } = readYaml(root, 'page.yaml', schema)
  expect(data).toBeUndefined()
  expect(faults.map(formatFault)).toEqual([expect.stringMatching(/^page\.yaml:2 file: .*UTF-8/)])
})
