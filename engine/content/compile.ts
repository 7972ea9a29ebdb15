import path from 'node:path'
import type { z } from 'zod'
import { faultIn, type Fault } from '../faults/fault.ts'
import type { BodyPictures } from './body-pictures.ts'
import { readFrontMatter, type SourceFile } from './front-matter.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { linksOf, renderBody, type Body, type Link } from './markdown.ts'
import { drawingProblem } from '../drawings/of-page.ts'
import { pictureFaults } from './picture-faults.ts'
import { pictureFolder } from '../pictures/named.ts'
import { noPictures } from '../pictures/survey.ts'
import { picturesNamedIn } from '../pictures/uses.ts'
import { expandPlaceholders, misspelledPlaceholders } from '../../model/placeholders.ts'
import { textProblem } from '../faults/text-problem.ts'

/** A link in a content file, with its position. */
export interface PlacedLink extends Link {
  field: string
}

/** A content file that has been rendered and checked by itself. It can be stored as JSON. */
export interface Compiled {
  /** As parsed by the schema; absent if the schema found faults. */
  fields?: unknown
  body: Body
  /** Every link of the body and of the front matter. */
  links: PlacedLink[]
  /** The lines of the fields that are compared between pages. */
  lines: Record<ComparedField, number>
  faults: Fault[]
}

/** Fields that must be different on every page. */
export const comparedFields = ['title', 'metaTitle', 'description'] as const
export type ComparedField = (typeof comparedFields)[number]

/**
 * Compiles one content file.
 * @param file Its path, relative to the project's root.
 * @param schema The schema of its front matter, or of the whole file if it is YAML.
 * @param survey The pictures that it may name.
 */
export function compile(file: string, text: string, schema: z.ZodType, survey = noPictures): Compiled {
  const unreadable = textProblem(text)
  if (unreadable) return { ...nothing, faults: [{ file, field: 'file', ...unreadable }] }
  const isYaml = file.endsWith('.yaml')
  const source: SourceFile = isYaml
    ? { ...parseYaml(file, text), body: '', bodyLine: 1 }
    : readFrontMatter(file, text)
  const { title, drawing } = (source.value ?? {}) as { title?: unknown; drawing?: unknown }
  const pictures = { folder: pictureFolder(file), title: typeof title === 'string' ? title : '', survey }
  const body = renderBody(source.body, pictures)
  // A YAML file has no body.
  if (isYaml) body.faults = []
  // Without a line of --- that ends the fields, nothing is known about the text below it.
  const isSplit = source.body !== '' || source.faults.length === 0
  const faults = [...source.faults, ...(isSplit ? bodyFaults(source, body) : [])]
  const compiled = { body: { ...body, faults: [] }, links: placedLinks(source, body), lines: linesOf(source) }
  if (source.value === undefined) return { ...compiled, faults }
  const { data: fields, faults: found } = checkYaml({ ...source, faults: [] }, schema)
  faults.push(
    ...textFaults(source),
    ...drawingFaults(source, drawing),
    ...fieldPictureFaults(source, fields ?? source.value, pictures),
    ...found,
  )
  return { ...compiled, faults, fields }
}

/** The result for an unreadable file, without its faults. */
const nothing: Omit<Compiled, 'faults'> = {
  body: { html: { html: '' }, headings: [], links: [], words: 0, pictures: [], faults: [] },
  links: [],
  lines: { title: 1, metaTitle: 1, description: 1 },
}

/** Reports an SVG named in the front matter that doesn't exist or has no description. */
function drawingFaults(source: SourceFile, drawing: unknown): Fault[] {
  if (typeof drawing !== 'string') return []
  const problem = drawingProblem(path.posix.basename(path.posix.dirname(source.file)), drawing)
  return problem ? [faultIn(source, ['drawing'], problem)] : []
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
  eachText(source.value, (text, at) => {
    // Avoids most parsing, which takes most of a build's time: every GFM link has one of these.
    if (!/\[|<|:\/\/|www\.|@/.test(text)) return
    for (const { href } of linksOf(expandPlaceholders(text)))
      links.push({ href, line: source.lineOf(at), field: at.join('.') })
  })
  return links
}

const fieldPictureFaults = (source: SourceFile, fields: unknown, pictures: BodyPictures): Fault[] =>
  picturesNamedIn(fields).flatMap(({ named, at }) =>
    pictureFaults(named, pictures).map(({ field, problem }) => faultIn(source, [...at, field], problem)),
  )

/** Visits every text in the front matter, with its path. */
function eachText(value: unknown, visit: (text: string, at: string[]) => void, at: string[] = []): void {
  if (typeof value === 'string') visit(value, at)
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) eachText(item, visit, [...at, key])
}

function textFaults(source: SourceFile): Fault[] {
  const faults: Fault[] = []
  eachText(source.value, (text, at) => {
    const report = (problem: string) => faults.push(faultIn(source, at, problem))
    if (text.includes('![')) report('this field cannot contain a picture; expected it below the front matter')
    if (/^\[\^[^\]\s]+\]:/m.test(text))
      report('this field cannot contain a footnote; expected its words in the text')
    for (const { problem } of misspelledPlaceholders(text)) report(problem)
  })
  return faults
}
