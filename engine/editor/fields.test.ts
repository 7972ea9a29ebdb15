import { expect, test } from 'vitest'
import { z } from 'zod'
import { site } from '../../model/site.ts'
import { fieldOf as inputOf, fieldsOf, words } from './fields.ts'
import { shapeOf } from './schema.ts'

const fieldsFor = (fields: z.core.$ZodShape) => fieldsOf(shapeOf(z.object(fields)))
/** The editor's field for an object's only field. */
const fieldOf = (name: string, schema: z.ZodType) => fieldsFor({ [name]: schema })[0]

test.each([
  ['case-studies', 'Case studies'],
  ['url', 'Web address'],
])('the field %s is labeled %s', (name, label) => {
  expect(words(name)).toBe(label)
})

const tagged = z.discriminatedUnion('type', [
  z.object({ type: z.literal('a'), heading: z.string() }),
  z.object({ type: z.literal('b') }),
])
const place = z.enum(['x']).meta({ kind: 'reference', folder: 'places' })

test('each kind of field has its input, with its limits as hints', () => {
  const fields = fieldsFor({
    line: z.string(),
    optionalLine: z.string().optional(),
    paragraph: z.string().meta({ kind: 'text' }),
    mayBeEmpty: z.string().min(1),
    lowerLimit: z.string().min(2),
    longestLine: z.string().max(100),
    longer: z.string().max(101),
    oneLength: z.string().length(5).describe('A code.'),
    format: z.string().regex(/^a$/),
    describedFormat: z.string().regex(/^a$/).describe('An a.'),
    day: z.iso.date().describe('A day.'),
    moment: z.iso.datetime(),
    address: z.url(),
    picture: z.string().meta({ kind: 'picture-file' }),
    document: z.string().meta({ kind: 'document' }),
    number: z.number().gt(0).max(2),
    wholeNumber: z.int().min(0).max(9).optional(),
    switch: z.boolean().default(false),
    twoTexts: z.tuple([z.string(), z.string()]),
    group: z.object({ item: z.string() }).meta({ title: 'Group of it', description: 'A group.' }),
    record: z.record(z.string(), z.string()),
    optionalRecord: z.record(z.string(), z.string()).optional(),
    list: z.array(z.string()).min(1).max(3),
    optionalList: z
      .array(z.object({ item: z.string() }))
      .max(3)
      .default([]),
    unlimitedList: z.array(z.string()).default([]),
    choice: z.enum(['a', 'b']),
    severalChoices: z
      .array(z.enum(['a', 'b']))
      .min(2)
      .max(2),
    references: z.array(place).max(3).default([]),
    kinds: z.array(tagged).min(1),
    type: z.literal('a'),
  })
  const lines = fields.map(({ name, ...field }) => `${name} ${JSON.stringify(field)}`).join('\n')
  expect(lines.replaceAll(site.timeZone, 'ZONE')).toMatchInlineSnapshot(`
    "line {"label":"Line","widget":"string"}
    optionalLine {"label":"Optional line","required":false,"widget":"string"}
    paragraph {"label":"Paragraph","widget":"text"}
    mayBeEmpty {"label":"May be empty","widget":"string"}
    lowerLimit {"label":"Lower limit","widget":"string","hint":"At least 2 characters.","minlength":2}
    longestLine {"label":"Longest line","widget":"string","hint":"At most 100 characters.","maxlength":100}
    longer {"label":"Longer","widget":"text","hint":"At most 101 characters.","maxlength":101}
    oneLength {"label":"One length","widget":"string","hint":"A code. 5 characters.","minlength":5,"maxlength":5}
    format {"label":"Format","widget":"string","pattern":["^a$","The format is wrong."]}
    describedFormat {"label":"Described format","widget":"string","hint":"An a.","pattern":["^a$","An a."]}
    day {"label":"Day","widget":"datetime","type":"date","format":"YYYY-MM-DD","hint":"A day."}
    moment {"label":"Moment","widget":"datetime","input_timezone":"ZONE"}
    address {"label":"Address","widget":"string","type":"url"}
    picture {"label":"Picture","widget":"image","choose_url":false}
    document {"label":"Document","widget":"file","choose_url":false,"media_folder":"/sites/spanwright/public","public_folder":""}
    number {"label":"Number","widget":"number","value_type":"float","step":0.0001,"min":0,"max":2}
    wholeNumber {"label":"Whole number","required":false,"widget":"number","value_type":"int","min":0,"max":9}
    switch {"label":"Switch","required":false,"widget":"boolean","default":false}
    twoTexts {"label":"Two texts","widget":"list","min":2,"max":2,"field":{"name":"share","label":"Share","widget":"string"}}
    group {"label":"Group of it","hint":"A group.","widget":"object","collapsed":"auto","fields":[{"name":"item","label":"Item","widget":"string"}]}
    record {"label":"Record","widget":"keyvalue","required":true}
    optionalRecord {"label":"Optional record","required":false,"widget":"keyvalue"}
    list {"label":"List","hint":"At most 3 of them.","required":true,"min":1,"max":3,"widget":"list","label_singular":"Item","field":{"name":"item","label":"Item","widget":"string"}}
    optionalList {"label":"Optional list","required":false,"hint":"At most 3 of them.","max":3,"widget":"list","label_singular":"Item","collapsed":"auto","fields":[{"name":"item","label":"Item","widget":"string"}]}
    unlimitedList {"label":"Unlimited list","required":false,"widget":"list","label_singular":"Item","field":{"name":"item","label":"Item","widget":"string"}}
    choice {"label":"Choice","widget":"select","options":["a","b"]}
    severalChoices {"label":"Several choices","hint":"2 of them.","required":true,"min":2,"max":2,"widget":"select","multiple":true,"options":["a","b"]}
    references {"label":"References","required":false,"hint":"At most 3 of them.","max":3,"widget":"relation","collection":"places","value_field":"{{slug}}","display_fields":["name"],"search_fields":["name"],"multiple":true}
    kinds {"label":"Kinds","required":true,"min":1,"widget":"list","label_singular":"Kind","collapsed":"auto","typeKey":"type","types":[{"name":"a","label":"A","summary":"{{fields.heading}}","fields":[{"name":"heading","label":"Heading","widget":"string"}]},{"name":"b","label":"B","fields":[]}]}
    type {"widget":"hidden","default":"a"}"
  `)
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

test('a field name with which the editor would not start is rejected, and so is a value without fields', () => {
  expect(() => fieldsOf(shapeOf(z.string()))).toThrow('no fields for a value of type string; expected')
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
