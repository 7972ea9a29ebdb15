import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import { comparedFields, type ComparedField, type PlacedLink } from './compile.ts'
import type { Compiler } from './compiler.ts'
import { StoredEntry, type Entry } from './entry.ts'
import type { Fault } from '../faults/fault.ts'
import { fileNameProblem } from '../site/file-name.ts'
import { filesIn } from '../site/folder-files.ts'
import { siteFolder } from '../process/site-folder.ts'

/** The fields of a page that must differ from those of all others. */
export interface Described {
  file: string
  fields: Record<ComparedField, string>
  lines: Record<ComparedField, number>
}

/** The links of a file. */
export interface LinkSource {
  path: string
  file: string
  links: PlacedLink[]
}

/** A kind of content: its folder and its schema. */
export interface Kind {
  folder: string
  /** `md` for Markdown with front matter, `yaml` for YAML. */
  extension?: 'md' | 'yaml'
  slugs: readonly string[]
  /** Files that have no page yet. */
  drafted: readonly string[]
  /** Files in its folder that belong to another kind, which also reports problems with their names. */
  ofOthers?: readonly string[] | 'all'
  /** The schema of every file, or a function that returns it by the file's name. */
  schema: z.ZodType | ((slug: string) => z.ZodType)
  toPath: (slug: string) => string
}

interface CollectionOptions extends Kind {
  root: string
  compiler: Compiler
  /** Reports those faults in a file's links that can be found before all pages are read. */
  checkLinks: (source: LinkSource) => Fault[]
}

/** Path of a content file, relative to the project's root. */
export const contentFile = (folder: string, slug: string, extension = 'md'): string =>
  `${siteFolder(process.cwd())}/${folder}/${slug}.${extension}`

/**
 * Reads every file of one kind. The files must match the list of pages exactly: a file that the list lacks would never
 * be published, and a name without a file would be a dead link.
 */
export function readCollection(options: CollectionOptions) {
  const { root, folder, extension = 'md', slugs, drafted, ofOthers = [], schema, toPath } = options
  const { compiler, checkLinks } = options
  const { names, faults: strays } = filesIn(root, folder, extension)
  const faults = ofOthers === 'all' ? [] : [...strays]
  const entries: Entry<string, unknown>[] = []
  const described: Described[] = []
  const found = new Set(names.map((name) => name.slice(0, -extension.length - 1)))
  const unreadable = new Set(strays.map(({ file }) => file))

  for (const slug of slugs) {
    const file = contentFile(folder, slug, extension)
    if (unreadable.has(file)) continue
    if (!found.delete(slug)) {
      const problem =
        extension === 'yaml'
          ? 'there is no such file; expected one with the page’s texts'
          : 'the list of pages names it but the file is gone; run `npm run build` to update the list'
      faults.push({ file, line: 1, field: 'slug', problem })
      continue
    }
    const { key, fieldsKey, compiled } = compiler.compileFile(
      file,
      typeof schema === 'function' ? schema(slug) : schema,
    )
    faults.push(...compiled.faults, ...checkLinks({ path: toPath(slug), file, links: compiled.links }))
    if (compiled.fields === undefined) continue
    const fields = compiled.fields as Described['fields']
    const own = Object.fromEntries(comparedFields.map((name) => [name, fields[name]]))
    // A copy, because each of these short strings may be a slice that keeps the whole file in memory.
    described.push(structuredClone({ file, fields: own as Described['fields'], lines: compiled.lines }))
    // A file with faults isn't kept: the faults stop the build before it would be opened.
    entries.push(new StoredEntry(compiler, { slug, path: toPath(slug), file, key, fieldsKey }))
  }
  for (const slug of found) {
    if (drafted.includes(slug) || ofOthers === 'all' || ofOthers.includes(slug)) continue
    const problem =
      fileNameProblem(`${slug}.${extension}`) ??
      (extension === 'yaml'
        ? `there is no such main page; the closest is ${closest(slug, drafted)}.yaml (a page of your own needs a list of blocks)`
        : 'the list of pages does not name it; run `npm run build` to update the list')
    faults.push({ file: contentFile(folder, slug, extension), line: 1, field: 'file name', problem })
  }
  return { entries, described, faults }
}
