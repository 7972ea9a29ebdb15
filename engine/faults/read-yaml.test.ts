import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { formatFault } from './fault.ts'
import { readYaml } from './read-yaml.ts'

const root = mkdtempSync(path.join(tmpdir(), 'yaml-'))
afterAll(() => rmSync(root, { recursive: true }))

const schema = z.strictObject({
  name: z.string(),
  color: z.enum(['red', 'green']).optional(),
  steps: z
    .array(z.strictObject({ name: z.string(), detail: z.string().min(3, 'expected 3 letters') }))
    .max(2),
  count: z.int().min(1).optional(),
})

function faultsOf(text: string): string[] {
  writeFileSync(path.join(root, 'page.yaml'), text)
  return readYaml(root, 'page.yaml', schema).faults.map(formatFault)
}

test('reads what is right, with a byte order mark and the line ends of Windows', () => {
  writeFileSync(path.join(root, 'page.yaml'), '\uFEFFname: >-\r\n  two\r\n  lines\r\nsteps: []\r\n')
  const { data, faults, lineOf } = readYaml(root, 'page.yaml', schema)
  expect(faults).toEqual([])
  expect(data).toEqual({ name: 'two lines', steps: [] })
  expect(lineOf(['steps'])).toBe(4)
})

test('an unknown field of an item is told the closest field of an item of its kind', () => {
  const part = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('words'), text: z.string() }),
    z.strictObject({ kind: z.literal('list'), texts: z.string() }),
  ])
  writeFileSync(path.join(root, 'page.yaml'), 'parts:\n  - kind: words\n    text: One\n    tekts: Two\n')
  const { faults } = readYaml(root, 'page.yaml', z.strictObject({ parts: z.array(part) }))
  expect(faults.map(formatFault)).toEqual(['page.yaml:4 parts.0.tekts: unknown field; the closest is text'])
})

test('names every fault at once, by line and field, with the closest name', () => {
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

test('says what a limit asks for', () => {
  const item = '  - name: one\n    detail: long\n'
  expect(faultsOf(`name: one\ncount: 0\nsteps:\n${item.repeat(3)}`)).toEqual([
    'page.yaml:2 count: expected at least 1',
    'page.yaml:3 steps: expected at most 2 in the list',
  ])
})

test('names a field that stands twice together with the other faults', () => {
  expect(faultsOf('name: one\nname: two\nsteps: no list\n')).toEqual([
    'page.yaml:2 name: the field is here twice; expected it once',
    'page.yaml:3 steps: this is text; expected a list (each item after a hyphen)',
  ])
})

test.each([
  ['a tab', 'steps:\n\t- name: one\n', /^page\.yaml:2 file: the line is indented with a tab/],
  ['an alias', 'name: &a one\nsteps: *a\n', /aliases \(\*name\) are not supported/],
  ['a second document', 'name: one\n---\nname: two\n', /^page\.yaml:2 file: a second document/],
  ['a text that is not closed', 'name: "one\n', /page\.yaml:\d file: .*expected valid YAML/],
  ['nothing', '', /^page\.yaml:1 name: this is missing; expected text$/],
  ['a list in place of fields', '- one\n', /^page\.yaml:1 file: this is a list/],
])('refuses %s with a line', (_, text, message) => {
  expect(faultsOf(text)[0]).toMatch(message)
})

test('names a file that is not there', () => {
  expect(readYaml(root, 'gone.yaml', schema).faults.map(formatFault)).toEqual([
    'gone.yaml:1 file: there is no such file; expected one with the fields of its schema',
  ])
})
