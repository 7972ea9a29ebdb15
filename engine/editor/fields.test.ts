import { expect, test } from 'vitest'
import { z } from 'zod'
import { site } from '../../model/site.ts'
import { fieldOf as inputOf, fieldsOf, words } from './fields.ts'
import { shapeOf } from './schema.ts'

const fieldsFor = (fields: z.core.$ZodShape) => fieldsOf(shapeOf(z.object(fields)))
/** The editor's field for an object's only field. */
const fieldOf = (name: string, schema: z.ZodType) => fieldsFor({ [name]: schema })[0]

test.each([
  ['metaTitle', 'Meta title'],
  ['case-studies', 'Case studies'],
  ['name', 'Name'],
  ['url', 'Web address'],
])('the field %s is labeled %s', (name, label) => {
  expect(words(name)).toBe(label)
})

const date = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
const item = { name: 'item', label: 'Item', widget: 'string' }
const listed = { widget: 'list', label_singular: 'Item' }
const either = z.discriminatedUnion('type', [
  z.object({ type: z.literal('a'), heading: z.string() }),
  z.object({ type: z.literal('b') }),
])

test.each<[string, z.ZodType, object]>([
  ['a line', z.string(), { widget: 'string' }],
  ['a paragraph', z.string().meta({ kind: 'text' }), { widget: 'text' }],
  ['a line that may be empty', z.string().min(1), { widget: 'string' }],
  [
    'a line with a lower limit',
    z.string().min(2),
    { widget: 'string', hint: 'At least 2 characters.', minlength: 2 },
  ],
  [
    'the longest line',
    z.string().max(100),
    { widget: 'string', hint: 'At most 100 characters.', maxlength: 100 },
  ],
  ['a longer text', z.string().max(101), { widget: 'text', hint: 'At most 101 characters.', maxlength: 101 }],
  [
    'a text of one length',
    z.string().length(5).describe('A code.'),
    { widget: 'string', hint: 'A code. 5 characters.', minlength: 5, maxlength: 5 },
  ],
  ['a format', z.string().regex(/^a$/), { widget: 'string', pattern: ['^a$', 'The format is wrong.'] }],
  [
    'a described format',
    z.string().regex(/^a$/).describe('An a.'),
    { widget: 'string', hint: 'An a.', pattern: ['^a$', 'An a.'] },
  ],
  ['a day', z.iso.date().describe('A day.'), { ...date, hint: 'A day.' }],
  ['a moment', z.iso.datetime(), { widget: 'datetime', input_timezone: site.timeZone }],
  ['an address', z.url(), { widget: 'string', type: 'url' }],
  ['a picture', z.string().meta({ kind: 'picture-file' }), { widget: 'image', choose_url: false }],
  [
    'a document',
    z.string().meta({ kind: 'document' }),
    { widget: 'file', choose_url: false, media_folder: '/sites/spanwright/public', public_folder: '' },
  ],
  [
    'a number',
    z.number().gt(0).max(2),
    { widget: 'number', value_type: 'float', step: 0.0001, min: 0, max: 2 },
  ],
  [
    'a whole number',
    z.int().min(0).max(9).optional(),
    { required: false, widget: 'number', value_type: 'int', min: 0, max: 9 },
  ],
  ['a switch', z.boolean().default(false), { required: false, widget: 'boolean', default: false }],
  ['an optional line', z.string().optional(), { required: false, widget: 'string' }],
  [
    'two numbers',
    z.tuple([z.string(), z.string()]),
    { widget: 'list', min: 2, max: 2, field: { name: 'share', label: 'Share', widget: 'string' } },
  ],
  [
    'a group',
    z.object({ item: z.string() }).meta({ title: 'Group', description: 'A group.' }),
    { label: 'Group', hint: 'A group.', widget: 'object', collapsed: 'auto', fields: [item] },
  ],
  ['names with values', z.record(z.string(), z.string()), { widget: 'keyvalue', required: true }],
  [
    'optional names with values',
    z.record(z.string(), z.string()).optional(),
    { widget: 'keyvalue', required: false },
  ],
  [
    'a list',
    z.array(z.string()).min(1).max(3),
    { ...listed, hint: 'At most 3 of them.', required: true, min: 1, max: 3, field: item },
  ],
  [
    'an optional list',
    z
      .array(z.object({ item: z.string() }))
      .max(3)
      .default([]),
    {
      ...listed,
      hint: 'At most 3 of them.',
      required: false,
      max: 3,
      collapsed: 'auto',
      fields: [item],
    },
  ],
  ['an unlimited list', z.array(z.string()).default([]), { ...listed, required: false, field: item }],
  ['a choice', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  [
    'several choices',
    z
      .array(z.enum(['a', 'b']))
      .min(2)
      .max(2),
    {
      widget: 'select',
      multiple: true,
      hint: '2 of them.',
      required: true,
      min: 2,
      max: 2,
      options: ['a', 'b'],
    },
  ],
  [
    'references to entries of a folder',
    z
      .array(z.enum(['x']).meta({ kind: 'reference', folder: 'places' }))
      .max(3)
      .default([]),
    {
      widget: 'relation',
      collection: 'places',
      value_field: '{{slug}}',
      display_fields: ['name'],
      search_fields: ['name'],
      multiple: true,
      hint: 'At most 3 of them.',
      required: false,
      max: 3,
    },
  ],
  [
    'items of several kinds',
    z.array(either).min(1),
    {
      ...listed,
      required: true,
      min: 1,
      collapsed: 'auto',
      typeKey: 'type',
      types: [
        {
          name: 'a',
          label: 'A',
          summary: '{{fields.heading}}',
          fields: [{ name: 'heading', label: 'Heading', widget: 'string' }],
        },
        { name: 'b', label: 'B', fields: [] },
      ],
    },
  ],
])('%s', (_name, schema, expected) => {
  expect(fieldOf('some', schema)).toEqual({ name: 'some', label: 'Some', ...expected })
})

test.each([
  ['steps', 'Step'],
  ['boxes', 'Box'],
  ['businesses', 'Business'],
  ['firstServices', 'First service'],
  ['process', 'Item'],
  ['costsMore', 'Item'],
])('the list %s grows by one %s', (name, one) =>
  expect(fieldOf(name, z.array(z.string()).min(1))).toMatchObject({ label_singular: one }),
)

test('a kind can’t be changed', () => {
  expect(fieldOf('type', z.literal('a'))).toEqual({ name: 'type', widget: 'hidden', default: 'a' })
})

test('a length that counts after placeholders are filled in has a pattern, which texts with placeholders match', () => {
  const name = z
    .string()
    .trim()
    .transform((text) => text.toUpperCase())
    .pipe(z.string().min(3).max(40))
  const { pattern, ...field } = fieldOf('name', name.describe('In menus.')) as { pattern: [string, string] }
  expect(field).toEqual({
    name: 'name',
    label: 'Name',
    widget: 'string',
    hint: 'In menus. 3 to 40 characters.',
  })
  expect(pattern[1]).toBe('3 to 40 characters.')
  const fits = ['ab', 'abc', 'a'.repeat(41), `{{terms.rate}}${'a'.repeat(40)}`].map((text) =>
    new RegExp(pattern[0]).test(text),
  )
  expect(fits).toEqual([false, true, false, true])
})

test('a choice without options is left out, and so is an object that requires one', () => {
  const play = z.strictObject({ part: z.enum([]), name: z.string() })
  const shape = { name: z.string(), part: z.enum([]), play, plays: z.array(play), maybe: play.partial() }
  expect(fieldsFor(shape).map(({ name }) => name)).toEqual(['name', 'maybe'])
})

test('a required choice without options is a text input, since the editor does not start with an empty choice', () => {
  const none = z.enum([])
  expect(inputOf('part', shapeOf(none))).toEqual({ name: 'part', label: 'Part', widget: 'string' })
  expect(inputOf('work', shapeOf(z.array(none)), true)).toMatchObject({
    widget: 'list',
    field: { name: 'item', widget: 'string' },
  })
})

test('a field name with which the editor would not start is rejected', () => {
  expect(() => fieldOf('_ga_*', z.string())).toThrow("The editor can't have a field _ga_*")
})

test.each([
  ['a type without an input', z.map(z.string(), z.string()), /no input for the field odd/],
  ['a list that may be empty but not missing', z.array(z.string()), /The list odd may be empty/],
  [
    'a reference to a folder that is not edited',
    z.string().meta({ kind: 'reference', folder: 'x' }),
    /content\/x/,
  ],
])('%s is refused', (_name, schema, message) => {
  expect(() => fieldOf('odd', schema)).toThrow(message)
})
