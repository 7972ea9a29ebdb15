import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatFault } from '../faults/fault.ts'
import { readWords, spokenWords, wordModules } from './words.ts'

const root = mkdtempSync(path.join(tmpdir(), 'words-'))
afterAll(() => rmSync(root, { recursive: true }))
cpSync('interface', path.join(root, 'interface'), { recursive: true })
mkdirSync(path.join(root, 'sites/spanwright'), { recursive: true })

const placeholders = Object.fromEntries(
  ['name', 'legalName', 'founded', 'phone', 'email', 'hours', 'currency'].map((name) => [
    `site.${name}`,
    `[${name}]`,
  ]),
)

/** The modules with a site's own words, and all faults. */
function read(own: string, language = 'en-US') {
  writeFileSync(path.join(root, 'sites/spanwright/words.yaml'), own)
  const { files, faults } = readWords(root, language)
  const modules = wordModules(
    spokenWords(files, { ...placeholders, 'terms.reply': 'a day' }, (fault) => faults.push(fault)),
  )
  return { modules, faults: faults.map(formatFault) }
}
const modulesWith = (own: string, language?: string) => read(own, language).modules
const faultsOf = (own: string, language?: string) => read(own, language).faults

test('a group is a module; a site says something else in the places that it names', () => {
  const { 'words/search.ts': search = '', 'words/interface.ts': around } = modulesWith(
    "search:\n  close: Shut\n  found:\n    other: '{count} hits'\n",
  )
  expect(search).toContain('"close": "Shut"')
  expect(search).toContain('"one": "{count} page found."')
  expect(search).toContain('"other": "{count} hits"')
  expect(search).toContain('"title": "Search this site"')
  expect(around).toContain('"home": "[name], home"')
})

test('a firm that is made up says other words in place of some, and a firm that exists none of them', () => {
  const { files } = readWords(root, 'en-US')
  const spoken = (demonstration: string) =>
    wordModules(spokenWords(files, { ...placeholders, 'site.demonstration': demonstration }, () => {}))
  const changed = Object.entries(spoken('yes')).filter(([name, text]) => text !== spoken('')[name])
  expect(changed.map(([name]) => name).toSorted()).toEqual([
    'words/contact-answers.ts',
    'words/contact-notification.ts',
    'words/contact-page.ts',
    'words/contact-refusals.ts',
    'words/contact-without-scripts.ts',
  ])
  for (const [name, text] of changed) {
    expect(text, name).toMatch(/made up|made-up|Please try again later|just now/)
    expect(spoken('')[name], name).not.toMatch(/made up|made-up/)
    expect(keysOf(text), name).toEqual(keysOf(spoken('')[name]))
  }
})

/** The names in a module, in order. */
const keysOf = (module = '') => [...module.matchAll(/^\s*"([^"]+)": /gm)].map(([, name]) => name)

test('straight quotation marks are set, and a site may have budgets or none', () => {
  expect(modulesWith('{}')['words/contact-budgets.ts']).toMatch(/words: readonly .* = \[\]/)
  const own = 'contactBudgets:\n  - value: small\n    label: "A small firm\'s"\n'
  expect(modulesWith(own)['words/contact-budgets.ts']).toContain('A small firm’s')
})

test('every fault is named at once, by line and field', () => {
  expect(
    faultsOf(
      [
        'serch:',
        '  close: Shut',
        'search:',
        '  cloze: Shut',
        '  title: 5',
        "  best: 'Here are {number}.'",
        '  none: {{site.nam}}',
        'contactBudgets:',
        '  - value: A lot',
        '    label: A lot',
        '',
      ]
        .join('\n')
        .replace('{{site.nam}}', "'{{site.nam}}'"),
    ),
  ).toEqual([
    'sites/spanwright/words.yaml:1 serch: this field is not known; the closest is search',
    'sites/spanwright/words.yaml:4 search.cloze: this field is not known; the closest is close',
    'sites/spanwright/words.yaml:5 search.title: this is a number; expected text (in quotes)',
    'sites/spanwright/words.yaml:6 search.best: {number} is not filled in here; expected {count}',
    'sites/spanwright/words.yaml:9 contactBudgets.0.value: expected at most 40 lowercase letters, digits and hyphens',
  ])
  expect(faultsOf("search:\n  none: '{{site.nam}}'\n")).toEqual([
    'sites/spanwright/words.yaml:2 search.none: {{site.nam}} is not known; the closest is {{site.name}}',
  ])
})

test('another language must say everything, in the forms that it has', () => {
  writeFileSync(path.join(root, 'interface/pl.yaml'), 'search:\n  title: Szukaj\n')
  const missing = faultsOf('{}', 'pl-PL')
  expect(missing).toContain(
    'interface/pl.yaml:1 footer: this is missing; expected fields below it (name: value)',
  )
  expect(missing).toContain('interface/pl.yaml:1 search.field: this is missing; expected text')
  // Without a file of its own, a language speaks English.
  expect(modulesWith('{}', 'fr-FR')['words/search.ts']).toContain('Search this site')
})
