import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import {
  readCollection,
  StoredEntry,
  type Described,
  type Entry,
  type Kind,
  type LinkSource,
} from './collection.ts'
import { moved } from '../../../content/entries.generated.ts'
import { routes } from '../../../content/routes.ts'
import { comparedFields } from './compile.ts'
import { corePageFaults, corePages } from './core-pages.ts'
import { formerAddressFaults, topicFaults } from './check-entries.ts'
import { recordFaults } from './check-records.ts'
import { ContentError, type Fault } from './fault.ts'
import { kinds, type KindName } from './kinds.ts'
import { linkProblem, type Anchors } from './links.ts'
import { openStore, type ContentStore } from './store.ts'
import { surveyPictures } from '../pictures/survey.ts'

/** Every entry of the Markdown content, by its kind. */
export type Content = {
  [Name in KindName]: Entry<(typeof kinds)[Name]['slugs'][number], z.output<(typeof kinds)[Name]['schema']>>[]
}

export type PostEntry = Content['posts'][number]

/**
 * Compiles and checks all Markdown content.
 * @param root The project's root.
 * @throws {ContentError} With every fault found.
 */
export function readContent(root: string): Content {
  const survey = surveyPictures(root)
  const store = openStore(root, survey)
  /** Links to headings can be checked only now that every page is known. */
  const toHeadings: LinkSource[] = []
  const none: Anchors = new Map()
  const checkLinks = (source: LinkSource): Fault[] => {
    const links = source.links.filter(({ href }) => /^[/#].*#|^#/.test(href))
    if (links.length > 0) toHeadings.push({ ...source, links })
    return linkFaults({ ...source, links: source.links.filter((link) => !links.includes(link)) }, none)
  }
  const read = (name: KindName) =>
    readCollection({ ...(kinds[name] as Kind<string, z.ZodType>), root, store, checkLinks })
  const collections = Object.fromEntries(
    (Object.keys(kinds) as KindName[]).map((name) => [name, read(name)]),
  ) as Record<KindName, ReturnType<typeof read>>

  const all = Object.values(collections)
  const core: Described[] = Object.values(corePages).map(({ page, file }) => ({
    file,
    fields: page,
    lines: { title: 1, metaTitle: 1, description: 1 },
  }))
  const headings = headingsOf(all.flatMap(({ entries }) => entries))
  const faults = [
    ...all.flatMap((collection) => collection.faults),
    ...corePageFaults(root, survey),
    ...recordFaults(root),
    ...duplicateFaults([...core, ...all.flatMap(({ described }) => described)]),
  ]
  // An entry with faults can't be opened for its headings; its own faults come first.
  const content = Object.fromEntries(
    Object.entries(collections).map(([name, { entries }]) => [name, entries]),
  ) as unknown as Content
  if (faults.length === 0) {
    faults.push(
      ...toHeadings.flatMap((source) => linkFaults(source, headings)),
      ...formerAddressFaults(moved, routes),
      ...topicFaults(content.posts),
    )
  }
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

/** The index of the checked content, as {@link openContent} reads it. The entries themselves load lazily. */
export const contentIndex = (content: Content): string => JSON.stringify(content)

/**
 * Opens content that was checked before.
 * @param root The project's root.
 * @param index A file that holds the result of {@link contentIndex}.
 */
export function openContent(root: string, index: string): Content {
  const store: ContentStore = openStore(root)
  const known = JSON.parse(readFileSync(index, 'utf8')) as Record<KindName, Entry<string, unknown>[]>
  return Object.fromEntries(
    Object.entries(known).map(([name, entries]) => [
      name,
      entries.map((entry) => new StoredEntry(store, entry)),
    ]),
  ) as unknown as Content
}

let loaded: Content | undefined

/** Rereads the content; while it has faults, which the overlay shows, pages keep the last valid version. */
function readInDevelopment(): Content {
  try {
    loaded = readContent(process.cwd())
  } catch (error) {
    if (!loaded || !(error instanceof ContentError)) throw error
  }
  return loaded
}

/**
 * The site's content: read once in a build, and again for each page by the development server.
 * The environment variable CONTENT_INDEX names the index file of the content that the build has checked.
 */
export function loadContent(): Content {
  if (process.env['NODE_ENV'] !== 'production') return readInDevelopment()
  const index = process.env['CONTENT_INDEX']
  loaded ??= index ? openContent(process.cwd(), index) : readContent(process.cwd())
  return loaded
}

/** Two pages with the same title or description compete with each other in search results. */
function duplicateFaults(pages: readonly Described[]): Fault[] {
  const faults: Fault[] = []
  for (const field of comparedFields) {
    const first = new Map<string, string>()
    for (const { file, fields, lines } of pages) {
      const other = first.get(fields[field])
      first.set(fields[field], other ?? file)
      if (other === undefined) continue
      const problem = `the same text stands in ${other}; expected a text of its own`
      faults.push({ file, line: lines[field], field, problem })
    }
  }
  return faults
}

/** The ids of the headings of each page. */
function headingsOf(entries: readonly Entry<string, unknown>[]): Anchors {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  return { get: (path) => new Set(byPath.get(path)?.body.headings.map(({ id }) => id)) }
}

const linkFaults = ({ path, file, links }: LinkSource, anchors: Anchors): Fault[] =>
  links.flatMap(({ href, line, field }) => {
    const problem = linkProblem(href, path, anchors)
    return problem ? [{ file, line, field, problem }] : []
  })
