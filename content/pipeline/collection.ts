import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { renderBody, type Body } from './markdown.ts'
import type { Fault } from './fault.ts'
import { readFrontMatter, type SourceFile } from './front-matter.ts'
import { unknownPlaceholders } from './placeholders.ts'

/** A content file that was read and rendered, whether its fields are right or not. */
export interface Document {
  path: string
  file: string
  body: Body
  source: SourceFile
}

/** A document whose fields have passed their schema. */
export interface Entry<Slug extends string, Fields> extends Document {
  slug: Slug
  fields: Fields
}

export interface Collection<Slug extends string, Fields> {
  entries: Entry<Slug, Fields>[]
  documents: Document[]
  faults: Fault[]
}

interface CollectionOptions<Slug extends string, Schema extends z.ZodType> {
  /** The project's root; content lies in `<root>/content`. */
  root: string
  folder: string
  slugs: readonly Slug[]
  schema: Schema
  toPath: (slug: Slug) => string
}

/**
 * Reads every Markdown file of one kind. The files must be exactly those that content/routes.ts
 * lists: a file without a route would never be seen, a route without a file would be a dead link.
 */
export function readCollection<Slug extends string, Schema extends z.ZodType>(
  options: CollectionOptions<Slug, Schema>,
): Collection<Slug, z.output<Schema>> {
  const { root, folder, slugs, schema, toPath } = options
  const faults: Fault[] = []
  const entries: Entry<Slug, z.output<Schema>>[] = []
  const documents: Document[] = []
  const directory = path.join(root, 'content', folder)
  const found = new Set(
    readdirSync(directory)
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -3)),
  )

  for (const slug of slugs) {
    const file = `content/${folder}/${slug}.md`
    if (!found.delete(slug)) {
      const problem =
        'content/routes.ts lists this page but the file does not exist; expected the file, or no route'
      faults.push({ file, line: 1, field: 'slug', problem })
      continue
    }
    const source = readFrontMatter(file, readFileSync(path.join(directory, `${slug}.md`), 'utf8'))
    const body = renderBody(source.body)
    faults.push(...source.faults, ...bodyFaults(source, body))
    const document = { path: toPath(slug), file, body, source }
    documents.push(document)
    if (source.data === undefined) continue
    faults.push(...placeholderFaults(source))
    const result = schema.safeParse(source.data)
    if (result.success) entries.push({ ...document, slug, fields: result.data })
    else faults.push(...schemaFaults(source, result.error))
  }
  for (const slug of found) {
    const problem = `content/routes.ts does not list '${slug}'; expected it among the slugs, or no file`
    faults.push({ file: `content/${folder}/${slug}.md`, line: 1, field: 'slug', problem })
  }
  return { entries, documents, faults }
}

const bodyFaults = (source: SourceFile, body: Body): Fault[] =>
  body.faults.map((fault) => ({ ...fault, file: source.file, line: fault.line + source.bodyLine - 1 }))

/** Visits every text of the front matter, with its path. */
export function eachText(
  value: unknown,
  visit: (text: string, at: PropertyKey[]) => void,
  at: PropertyKey[] = [],
) {
  if (typeof value === 'string') visit(value, at)
  else if (Array.isArray(value)) value.forEach((item, index) => eachText(item, visit, [...at, index]))
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) eachText(item, visit, [...at, key])
  }
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

/** Turns a schema's findings into faults with the field and its line. */
export function schemaFaults(source: Pick<SourceFile, 'file' | 'lineOf'>, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    const at = (keys: readonly PropertyKey[], problem: string): Fault => ({
      file: source.file,
      line: source.lineOf(keys),
      field: keys.join('.') || 'front matter',
      problem,
    })
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        at([...issue.path, key], 'this field is not known; expected one of the schema'),
      )
    }
    return [at(issue.path, issue.message)]
  })
}
