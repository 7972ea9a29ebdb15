/* oxlint-disable no-underscore-dangle -- `_zod` is zod's interface for other libraries. */
/** What holds for the limits and defaults of every field of every file that an owner writes. */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { kinds } from '../content/kinds.ts'
import { answersSchema } from '../setup/answers.ts'
import { ownPageSchema } from './blocks/own-page.ts'
import { menusSchema } from './menus.ts'
import { pageSchemas } from './pages/index.ts'
import { pricesSchema } from './prices.ts'
import { authorSchema, placeSchema } from './records.ts'
import { redirectsSchema } from './redirects.ts'
import { siteSchema } from './site.ts'

type Schema = z.core.$ZodType & { _zod: { def: z.core.$ZodTypes['_zod']['def'] } }

const files: Readonly<Record<string, z.core.$ZodType>> = {
  ...pageSchemas,
  service: kinds.services.schema,
  'case study': kinds.caseStudies.schema,
  location: kinds.locations.schema,
  post: kinds.posts.schema,
  job: kinds.jobs.schema,
  'legal page': kinds.legal.schema,
  page: ownPageSchema,
  menus: menusSchema,
  prices: pricesSchema,
  redirects: redirectsSchema,
  site: siteSchema,
  place: placeSchema,
  author: authorSchema,
  answers: answersSchema,
}

/** What is wrong with a schema and those in it. @param isTrimmed Whether the text has already been trimmed. */
function problemsOf(schema: z.core.$ZodType, at: string, isTrimmed = false): string[] {
  const { def } = (schema as Schema)._zod
  const checks = (def.checks ?? []).map((check) => check._zod.def)
  const names = checks.map(({ check }) => check)
  const limit = (name: string) =>
    checks.find(({ check }) => check === name) as { maximum: number } | undefined
  const trims = isTrimmed || names.includes('overwrite')
  const own = [
    ...names.filter((name, index) => /min_|max_|_than/.test(name) && names.indexOf(name) < index),
    ...(def.type === 'string' && names.includes('min_length') && !trims ? ['spaces count'] : []),
    ...(def.type === 'array' && (limit('max_length')?.maximum ?? 2) < 2 ? ['a list of at most one'] : []),
    ...(def.type === 'default' && !(def.innerType as z.ZodType).safeParse(def.defaultValue).success
      ? ['its default is not valid']
      : []),
  ].map((problem) => `${at}: ${problem}`)
  const inner = (name: string, each: z.core.$ZodType, isDone = false) =>
    problemsOf(each, `${at}.${name}`, isDone)
  switch (def.type) {
    case 'object':
      return [...own, ...Object.entries(def.shape).flatMap(([name, each]) => inner(name, each))]
    case 'array':
      return [...own, ...inner('0', def.element)]
    case 'tuple':
      return [...own, ...def.items.flatMap((each) => inner('0', each))]
    case 'record':
      return [...own, ...inner('key', def.keyType), ...inner('value', def.valueType)]
    case 'union':
      return [...own, ...def.options.flatMap((each, index) => inner(String(index), each))]
    case 'pipe': {
      const { in: first, out } = def
      const before = ((first as Schema)._zod.def as { in?: z.core.$ZodType }).in ?? first
      const hasTrimmed =
        before._zod.def.checks?.some((check) => check._zod.def.check === 'overwrite') === true
      return [...own, ...problemsOf(first, at), ...problemsOf(out, at, hasTrimmed)]
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return [...own, ...problemsOf(def.innerType, at)]
    default:
      return own
  }
}

test.each(Object.entries(files))(
  'in %s, each limit is stated once and leaves a choice, spaces around a text don’t count, and defaults are valid',
  (name, schema) => expect(problemsOf(schema, name)).toEqual([]),
)
