import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { formatFault } from '../faults/fault.ts'
import { readWords, spokenWords, wordModules } from './words.ts'

const root = temporaryFolder('words')
cpSync('interface', path.join(root, 'interface'), { recursive: true })
mkdirSync(path.join(root, 'sites/spanwright'), { recursive: true })

const placeholders = Object.fromEntries(
  ['name', 'legalName', 'founded', 'phone', 'email', 'hours', 'currency'].map((name) => [
    `site.${name}`,
    `[${name}]`,
  ]),
)

/** The modules for a site with these words, and all faults. */
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

test('each group is a module, and a site may replace single texts', () => {
  const { 'words/search.ts': search = '', 'words/interface.ts': around } = modulesWith(
    "search:\n  close: Shut\n  found:\n    other: '{count} hits'\n",
  )
  expect(search).toContain('"close": "Shut"')
  expect(search).toContain('"one": "{count} page found."')
  expect(search).toContain('"other": "{count} hits"')
  expect(search).toContain('"title": "Search this site"')
  expect(around).toContain('"home": "[name], home"')
})

test('a fictional firm replaces some texts, and a real one none', () => {
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

test('quotation marks become typographic, and budgets are optional', () => {
  expect(modulesWith('{}')['words/contact-budgets.ts']).toMatch(/words: readonly .* = \[\]/)
  const own = 'contactBudgets:\n  - value: small\n    label: "A small firm\'s"\n'
  expect(modulesWith(own)['words/contact-budgets.ts']).toContain('A small firm’s')
})

test('all faults are reported at once, by line and field', () => {
  const own = `serch:
  close: Shut
search:
  cloze: Shut
  title: 5
  best: 'Here are {number}.'
  none: '{{site.nam}}'
contactBudgets:
  - value: A lot
    label: A lot
`
  expect(faultsOf(own)).toEqual([
    'sites/spanwright/words.yaml:1 serch: unknown field; the closest is search',
    'sites/spanwright/words.yaml:4 search.cloze: unknown field; the closest is close',
    'sites/spanwright/words.yaml:5 search.title: this is a number; expected text (in quotes)',
    'sites/spanwright/words.yaml:6 search.best: {number} has no value here; expected {count}',
    'sites/spanwright/words.yaml:9 contactBudgets.0.value: expected at most 40 lowercase letters, digits and hyphens',
  ])
  expect(faultsOf("search:\n  none: '{{site.nam}}'\n")).toEqual([
    'sites/spanwright/words.yaml:2 search.none: {{site.nam}} is not known; the closest is {{site.name}}',
  ])
})

test.each(['ar', 'de', 'es', 'fr', 'it', 'nb', 'nl', 'pl', 'pt'])(
  '%s has all texts, in its own plural forms, with all values',
  (language) => {
    const { files, faults, untranslated } = readWords(root, language)
    expect(faults).toEqual([])
    expect(untranslated).toEqual([])
    const [base, translation] = files.map(({ words }) => words)
    expect(valuesIn(translation)).toEqual(valuesIn(base))
  },
)

/** The values that each text uses, by the text's path; for a plural, those of all its forms. */
function valuesIn(words: unknown, at = ''): string[] {
  if (typeof words === 'string') {
    const names = new Set([...words.matchAll(/\{+[\w.]+\}+/g)].map(([name]) => name))
    return [...names].toSorted().map((name) => `${at} ${name}`)
  }
  const fields = Object.entries(words as object)
  if (fields.some(([name]) => name === 'other') && !fields.some(([name]) => name === 'name'))
    return valuesIn(fields.map(([, form]) => String(form)).join(' '), at)
  return fields.flatMap(([name, value]) => valuesIn(value, `${at}.${name}`)).toSorted()
}

/** The faults of a translation into Czech, and the texts that remain in English. */
function czech(text: string, language = 'cs-CZ') {
  writeFileSync(path.join(root, 'interface/cs.yaml'), text)
  const { untranslated, faults } = readWords(root, language)
  rmSync(path.join(root, 'interface/cs.yaml'))
  return { untranslated, faults: faults.map(formatFault) }
}

test('texts that a translation lacks remain in English, and are listed', () => {
  const { faults, untranslated } = czech('search:\n  title: Hledat\n')
  expect(faults).toEqual([])
  expect(untranslated).toContain(
    'interface/cs.yaml search.field: this is missing; “What are you looking for?” stays in its place',
  )
  expect(untranslated.some((line) => line.includes('search.title'))).toBe(false)
  expect(modulesWith('{}', 'sv-SE')['words/search.ts']).toContain('Search this site')
  expect(readWords(root, 'sv-SE').untranslated).toEqual([
    expect.stringMatching(
      /^there is no interface\/sv\.yaml, .*: copy interface\/en\.yaml to interface\/sv\.yaml/,
    ),
  ])
  expect(readWords(root, 'en-GB').untranslated).toEqual([])
  expect(readWords(root, 'no').untranslated).toEqual(readWords(root, 'nb').untranslated)
})

test.each([
  ['en', 'ZIP code'],
  ['en-PH', 'ZIP code'],
  ['en-AU', 'Postcode'],
  ['en-IE', 'Eircode'],
  ['en-CA', 'Postal code'],
])('English is American only where it is spoken so: in %s, a code is a %s', (language, name) => {
  expect(modulesWith('{}', language)['words/location.ts']).toContain(`"zip": "${name}"`)
})

test('a plural must have exactly the forms of its language', () => {
  const form = (name: string) => `    ${name}: '{count} stran'\n`
  const found = (...names: string[]) => czech(`search:\n  found:\n${names.map(form).join('')}`).faults
  expect(found('one', 'few', 'many', 'other')).toEqual([])
  expect(found('one', 'other')).toEqual([
    'interface/cs.yaml:2 search.found: the form few, many is missing; cs-CZ has one, few, many, other',
  ])
  expect(found('one', 'two', 'few', 'many', 'other')).toEqual([
    'interface/cs.yaml:4 search.found.two: this form is never used; cs-CZ has one, few, many, other',
  ])
  expect(faultsOf("search:\n  found:\n    few: '{count} hits'\n")).toEqual([
    'sites/spanwright/words.yaml:3 search.found.few: this form is never used; en-US has one, other',
  ])
})

test('a translation with an unknown group or an invalid file name is a fault', () => {
  expect(czech('serch:\n  title: Hledat\n').faults).toEqual([
    'interface/cs.yaml:1 serch: unknown field; the closest is search',
  ])
  writeFileSync(path.join(root, 'interface/english.yaml'), '{}')
  expect(faultsOf('{}')).toEqual([
    'interface/english.yaml:1 file: “english.yaml” is not the name of a language; expected its tag, such as de.yaml or pt-BR.yaml',
  ])
  rmSync(path.join(root, 'interface/english.yaml'))
})

// interface/de-AT.yaml replaces only the second of these texts.
test.each([
  ['de', 'Diesen Hinweis schließen', 'Landkreis'],
  ['de-AT', 'Diesen Hinweis schließen', 'Bezirk'],
  ['de-CH', 'Diesen Hinweis schliessen', 'Bezirk'],
  ['fr-CH', 'Fermer cette annonce', 'District'],
  ['fr-CA', 'Fermer cette annonce', 'Région'],
])('the theme’s words are spelled and named as in the country: %s', (language, close, county) => {
  const modules = modulesWith('{}', language)
  expect(modules['words/site-notice.ts']).toContain(`"close": "${close}"`)
  expect(modules['words/location.ts']).toContain(`"county": "${county}"`)
})
