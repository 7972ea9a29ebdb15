import type { z } from 'zod'
import { eachText, schemaFaults } from './schema-faults.ts'
import type { Fault } from './fault.ts'
import { readFrontMatter, type SourceFile } from './front-matter.ts'
import { linksOf, renderBody, type Body } from './markdown.ts'
import { unknownPlaceholders } from '../../../content/placeholders.ts'

/** A link of a content file, with its place in the file. */
export interface PlacedLink {
  href: string
  line: number
  field: string
}

/** A content file, read, rendered and checked by itself. It can be kept as JSON. */
export interface Compiled {
  /** As the schema gives them; absent where it found faults. */
  fields?: unknown
  body: Body
  /** Every link of the body and of the front matter. */
  links: PlacedLink[]
  /** The lines of the fields that are compared between pages. */
  lines: Record<ComparedField, number>
  faults: Fault[]
}

/** Fields in which no two pages may be the same. */
export const comparedFields = ['title', 'metaTitle', 'description'] as const
export type ComparedField = (typeof comparedFields)[number]

/**
 * Compiles one content file.
 * @param file Its path, relative to the project's root.
 * @param text All that it holds.
 * @param schema What its front matter may hold.
 */
export function compile(file: string, text: string, schema: z.ZodType): Compiled {
  const source = readFrontMatter(file, text)
  const body = renderBody(source.body)
  const faults = [...source.faults, ...bodyFaults(source, body)]
  const compiled = { body: { ...body, faults: [] }, links: placedLinks(source, body), lines: linesOf(source) }
  if (source.data === undefined) return { ...compiled, faults }
  faults.push(...placeholderFaults(source))
  const result = schema.safeParse(source.data)
  return result.success
    ? { ...compiled, faults, fields: result.data }
    : { ...compiled, faults: [...faults, ...schemaFaults(source, result.error)] }
}

const linesOf = ({ lineOf }: SourceFile) =>
  Object.fromEntries(comparedFields.map((field) => [field, lineOf([field])])) as Compiled['lines']

const bodyFaults = (source: SourceFile, body: Body): Fault[] =>
  body.faults.map((fault) => ({ ...fault, file: source.file, line: fault.line + source.bodyLine - 1 }))

function placedLinks(source: SourceFile, body: Body): PlacedLink[] {
  const links = body.links.map(({ href, line }) => ({
    href,
    line: line + source.bodyLine - 1,
    field: 'link',
  }))
  eachText(source.data, (text, at) => {
    // GFM makes links of brackets and of addresses alone; parsing is what a build spends its time on.
    if (!/\[|<|:\/\/|www\.|@/.test(text)) return
    for (const { href } of linksOf(text)) links.push({ href, line: source.lineOf(at), field: at.join('.') })
  })
  return links
}

function placeholderFaults(source: SourceFile): Fault[] {
  const faults: Fault[] = []
  eachText(source.data, (text, at) => {
    for (const name of unknownPlaceholders(text)) {
      const problem = `{{${name}}} is not known; expected a value of content/site.ts`
      faults.push({ file: source.file, line: source.lineOf(at), field: at.join('.'), problem })
    }
  })
  return faults
}
