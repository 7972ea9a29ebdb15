import { caseStudySchema } from '../schemas/case-study.ts'
import { legalSchema } from '../schemas/legal.ts'
import { locationSchema } from '../schemas/location.ts'
import { postSchema } from '../schemas/post.ts'
import { serviceSchema } from '../schemas/service.ts'
import {
  caseStudyPath,
  caseStudySlugs,
  legalPath,
  legalSlugs,
  locationPath,
  locationSlugs,
  postPath,
  postSlugs,
  servicePath,
  serviceSlugs,
} from '../routes.ts'
import { corePageFaults, corePages } from './core-pages.ts'
import { eachText, readCollection, type Document } from './collection.ts'
import { ContentError, type Fault } from './fault.ts'
import { linkProblem } from './links.ts'
import { linksOf } from './markdown.ts'

/** What is compared between pages of every kind. */
interface Described {
  file: string
  source: Pick<Document['source'], 'lineOf'>
  fields: { title: string; metaTitle: string; description: string }
}

/**
 * Reads, checks and renders all Markdown content.
 * @param root The project's root.
 * @throws {ContentError} With every fault found.
 */
export function readContent(root: string) {
  const services = readCollection({
    root,
    folder: 'services',
    slugs: serviceSlugs,
    schema: serviceSchema,
    toPath: servicePath,
  })
  const caseStudies = readCollection({
    root,
    folder: 'case-studies',
    slugs: caseStudySlugs,
    schema: caseStudySchema,
    toPath: caseStudyPath,
  })
  const locations = readCollection({
    root,
    folder: 'locations',
    slugs: locationSlugs,
    schema: locationSchema,
    toPath: locationPath,
  })
  const posts = readCollection({
    root,
    folder: 'blog',
    slugs: postSlugs,
    schema: postSchema,
    toPath: postPath,
  })
  const legal = readCollection({
    root,
    folder: 'legal',
    slugs: legalSlugs,
    schema: legalSchema,
    toPath: legalPath,
  })

  const collections = [services, caseStudies, locations, posts, legal]
  const described: Described[] = [
    ...Object.values(corePages).map(({ page, file }) => ({
      file,
      source: { lineOf: () => 1 },
      fields: page,
    })),
    ...collections.flatMap((collection): Described[] => collection.entries),
  ]
  const faults = [
    ...collections.flatMap((collection) => collection.faults),
    ...corePageFaults(),
    ...duplicateFaults(described),
    ...linkFaults(collections.flatMap(({ documents }) => documents)),
  ]
  if (faults.length > 0) throw new ContentError(faults)
  return {
    services: services.entries,
    caseStudies: caseStudies.entries,
    locations: locations.entries,
    posts: posts.entries,
    legal: legal.entries,
  }
}

export type Content = ReturnType<typeof readContent>
export type ServiceEntry = Content['services'][number]
export type CaseStudyEntry = Content['caseStudies'][number]
export type LocationEntry = Content['locations'][number]
export type PostEntry = Content['posts'][number]
export type LegalEntry = Content['legal'][number]

let loaded: Content | undefined

/** The site's content, read once in a build; the development server reads it again after a change. */
export function loadContent(): Content {
  if (process.env['NODE_ENV'] !== 'production') return readContent(process.cwd())
  loaded ??= readContent(process.cwd())
  return loaded
}

/** Two pages with one title or description compete with each other in search results. */
function duplicateFaults(entries: readonly Described[]): Fault[] {
  const faults: Fault[] = []
  for (const field of ['title', 'metaTitle', 'description'] as const) {
    const first = new Map<string, string>()
    for (const entry of entries) {
      const other = first.get(entry.fields[field])
      first.set(entry.fields[field], other ?? entry.file)
      if (other === undefined) continue
      const problem = `the same text stands in ${other}; expected a text of its own`
      faults.push({ file: entry.file, line: entry.source.lineOf([field]), field, problem })
    }
  }
  return faults
}

function linkFaults(documents: readonly Document[]): Fault[] {
  const anchors = new Map(
    documents.map((document) => [document.path, new Set(document.body.headings.map(({ id }) => id))]),
  )
  return documents.flatMap((document) => {
    const faults: Fault[] = []
    const check = (href: string, line: number, field: string) => {
      const problem = linkProblem(href, document.path, anchors)
      if (problem) faults.push({ file: document.file, line, field, problem })
    }
    for (const link of document.body.links) check(link.href, link.line + document.source.bodyLine - 1, 'link')
    eachText(document.source.data, (text, at) => {
      for (const link of linksOf(text)) check(link.href, document.source.lineOf(at), at.join('.'))
    })
    return faults
  })
}
