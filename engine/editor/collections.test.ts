import type { EntryCollection, Field, FileCollection } from '@sveltia/cms'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { readFrontMatter } from '../content/front-matter.ts'
import { collections } from './collections.ts'
import { editedFolders } from './folders.ts'

type Values = Record<string, unknown>
/** The properties of a field, of any kind, that these tests check. */
interface Rules {
  name: string
  widget?: string
  required?: boolean
  multiple?: boolean
  pattern?: [string, string]
  minlength?: number
  maxlength?: number
  min?: number
  max?: number
  options?: unknown[]
  field?: Field
  fields?: Field[]
  types?: { name: string; fields?: Field[] }[]
  typeKey?: string
  default?: unknown
}

const folders = collections().filter(
  (each): each is EntryCollection => 'folder' in each && !('hide' in each && each.hide),
)
/** The collections that do not share their folder with another. */
const shown = folders.filter(({ name }) => name !== 'own-pages')

/** Some fields as the editor accepts them: no others, and each within its limits. */
const accepted = (fields: readonly Field[]) =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, acceptedIn(field as Rules)])))

function acceptedIn(rules: Rules): z.ZodType {
  const { required, widget, multiple, fields, min = 0, max = Infinity } = rules
  const inner = fields ? accepted(fields) : acceptedOnce(rules)
  const value = widget === 'list' || multiple ? z.array(inner).min(min).max(max) : inner
  return required === false || widget === 'boolean' ? value.optional() : value
}

/** A value without parts, or an item of a list whose items have no fields or different ones. */
function acceptedOnce({ widget, field, types, typeKey = 'type', ...rules }: Rules): z.ZodType {
  if (widget === 'keyvalue') return z.record(z.string(), z.string())
  if (field) return acceptedIn(field as Rules)
  if (types) {
    const kinds = types.map(({ name, fields = [] }) =>
      accepted(fields).extend({ [typeKey]: z.literal(name) }),
    )
    return z.union(kinds)
  }
  const { pattern, minlength = 0, maxlength = Infinity, min = -Infinity, max = Infinity, options } = rules
  return z.union([z.string(), z.number(), z.boolean()]).refine((value) => {
    const text = String(value)
    return (
      (!pattern || new RegExp(pattern[0]).test(text)) &&
      text.length >= minlength &&
      text.length <= maxlength &&
      (options?.includes(value) ?? true) &&
      (widget !== 'number' || (Number(value) >= min && Number(value) <= max))
    )
  })
}

/** The values that the editor would refuse, or has no input for. */
const refusals = (fields: readonly Field[], values: Values): unknown[] =>
  accepted(fields).safeParse(values).error?.issues ?? []

const filesOf = ({ folder, extension = 'md' }: EntryCollection) =>
  // A site may have no entries of a kind.
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(`.${extension}`))
    .map((name) => {
      const file = path.join(folder, name)
      const text = readFileSync(file, 'utf8')
      return {
        file,
        data: (extension === 'md' ? readFrontMatter(file, text).value : JSON.parse(text)) as Values,
      }
    })

const isIn =
  ({ filter }: EntryCollection) =>
  ({ data }: { data: Values }) =>
    !filter || ('value' in filter && data[filter.field] === filter.value)

test('each content file is in one collection, whose inputs accept everything in it', () => {
  const seen: string[] = []
  for (const collection of shown) {
    const inputs = collection.fields.filter(({ name }) => name !== 'body')
    for (const { file, data } of filesOf(collection).filter(isIn(collection))) {
      seen.push(file)
      expect(refusals(inputs, data), file).toEqual([])
    }
  }
  const all = new Set(shown.flatMap((collection) => filesOf(collection).map(({ file }) => file)))
  expect(all.size).toBeGreaterThan(50)
  expect(seen.toSorted()).toEqual([...all].toSorted())
})

/** The files of a collection that consists of named ones. */
function namedFiles(collection: string): FileCollection['files'] {
  const found = collections().find((each) => 'files' in each && each.name === collection)
  return (found as FileCollection).files
}

test('the inputs of each main page accept everything in it', () => {
  const files = namedFiles('pages')
  expect(files.map(({ name }) => `${name}.yaml`).toSorted()).toEqual(
    readdirSync('sites/spanwright/pages').toSorted(),
  )
  for (const { file, fields } of files)
    expect(refusals(fields, parse(readFileSync(file, 'utf8')) as Values), file).toEqual([])
})

test('the inputs of an owner’s own page accept every block, and a filter keeps main pages out', () => {
  const own = folders.find(({ name }) => name === 'own-pages')
  const values = parse(readFileSync('engine/schemas/blocks/every-block.yaml', 'utf8')) as Values
  expect(refusals(own?.fields ?? [], values)).toEqual([])
  const type = (values['blocks'] as Values[])[0]?.['type']
  expect(own?.filter).toEqual({ field: 'blocks.0.type', value: expect.arrayContaining([type]) })
})

test('the inputs of each data file accept everything in it', () => {
  const files = ['firm', 'prices', 'menus', 'words'].flatMap(namedFiles)
  expect(files.map(({ name }) => `${name}.yaml`).toSorted()).toEqual(
    readdirSync('sites/spanwright')
      .filter((name) => name.endsWith('.yaml'))
      .toSorted(),
  )
  for (const { file, fields } of files) {
    const values = parse(readFileSync(file, 'utf8')) as Values
    const [first] = fields
    const isRoot = first !== undefined && 'root' in first
    expect(refusals(fields, isRoot ? { [first.name]: values } : values), file).toEqual([])
  }
})

test('every folder of entries is in the editor’s menu', () => {
  const named = new Set(collections().flatMap((each) => ('folder' in each ? path.basename(each.folder) : [])))
  expect([...named].toSorted()).toEqual([...editedFolders.map(({ folder }) => folder), 'pages'].toSorted())
})

test('entries of each kind have a label and an explanation; what code refers to can’t be added or deleted', () => {
  const lines = collections().flatMap((each) => {
    if (!('folder' in each)) return []
    const { label, description = [], hide, fields } = each
    const isFixed = each.create === false && each.delete === false && each.duplicate === false
    const hasText = fields.some(({ name }) => name === 'body')
    const more = [isFixed ? 'fixed' : [], hide ? 'hidden' : [], hasText ? 'with a text' : []]
    return [label, description, ...more].flat().join('; ')
  })
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "Pages of your own; The theme’s sections in any order: an Impressum, an FAQ, a landing page.
    Services: price; For readers comparing offers: the price, and what affects it, come first.; with a text
    Services: story; For readers living with a nuisance: it comes first, described in their words.; with a text
    Services: question; For readers with a question: the answer comes first, then what they can try themselves.; with a text
    Services; hidden
    Case studies; with a text
    Locations: streets; For a place best explained by its streets: the businesses there come first.; with a text
    Locations: example; For a place whose kind of business is best explained by one job and its numbers.; with a text
    Locations: question; For a place whose business owners come with a question that must be answered first.; with a text
    Locations: prices; The price list first, then why quotes differ.; with a text
    Locations: choosing; Things to check yourself, then questions to ask.; with a text
    Locations; hidden
    Places on the map
    Articles; with a text
    Authors
    Jobs; with a text
    Legal pages; fixed; with a text"
  `)
})

test('front matter reads the same after the editor has written it', () => {
  // As in Sveltia CMS, src/lib/services/contents/file/format.js.
  const options = {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    singleQuote: true,
  } as const
  for (const collection of shown.filter(({ extension }) => extension === 'md')) {
    for (const { file, data } of filesOf(collection)) {
      const written = `---\n${stringify(data, options).trim()}\n---\n`
      const { value: read, faults } = readFrontMatter(file, written)
      expect(faults, file).toEqual([])
      expect(read, file).toEqual(data)
    }
  }
})
