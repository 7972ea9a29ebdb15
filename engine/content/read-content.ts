import { contentFile, readCollection, type Described, type Kind, type LinkSource } from './collection.ts'
import { moved } from '../../.site/entries.ts'
import { entryFolders } from '../../model/entry-folders.ts'
import { routes } from '../../model/routes.ts'
import { blockIds } from './block-ids.ts'
import { comparedFields } from './compile.ts'
import { openCompiler } from './compiler.ts'
import type { Content } from './content.ts'
import type { Entry } from './entry.ts'
import { dataLinkFaults } from './check-data-links.ts'
import { recordFaults } from './check-records.ts'
import { ContentError, repeated, type Fault } from '../faults/fault.ts'
import { iconFaults } from '../icons/check-icon.ts'
import { documentFaults } from './documents.ts'
import { kinds, type KindName } from './kinds.ts'
import { linkProblem, type Anchors } from './links.ts'
import type { OwnPage } from '../schemas/blocks/own-page.ts'
import { surveyPictures } from '../pictures/survey.ts'
import { topicSlug } from '../site/file-name.ts'

/**
 * Compiles and checks all content.
 * @throws {ContentError} With all faults.
 */
export function readContent(root: string): Content {
  const survey = surveyPictures(root)
  const compiler = openCompiler(root, survey)
  /** Links to headings, which are checked once every page has been read. */
  const toHeadings: LinkSource[] = []
  const checkLinks = (source: LinkSource): Fault[] => {
    const links = source.links.filter(({ href }) => /^[/#].*#|^#/.test(href))
    if (links.length > 0) toHeadings.push({ ...source, links })
    return linkFaults({ ...source, links: source.links.filter((link) => !links.includes(link)) }, new Map())
  }
  const read = (name: KindName) => readCollection({ ...(kinds[name] as Kind), root, compiler, checkLinks })
  const collections = Object.fromEntries(
    (Object.keys(kinds) as KindName[]).map((name) => [name, read(name)]),
  ) as Record<KindName, ReturnType<typeof read>>

  const all = Object.values(collections)
  const headings = headingsOf(all.flatMap(({ entries }) => entries))
  const faults = [
    ...all.flatMap((collection) => collection.faults),
    ...recordFaults(root),
    ...dataLinkFaults(root, moved),
    ...iconFaults(root),
    ...duplicateFaults(all.flatMap(({ described }) => described)),
  ]
  // An entry with faults can't be opened for its headings; its own faults must be fixed first.
  const content = Object.fromEntries(
    Object.entries(collections).map(([name, { entries }]) => [name, entries]),
  ) as unknown as Content
  if (faults.length === 0) {
    faults.push(
      ...toHeadings.flatMap((source) => linkFaults(source, headings)),
      ...formerAddressFaults(),
      ...topicFaults(content.posts),
      ...documentFaults(root, content.ownPages),
    )
  }
  if (faults.length > 0) throw new ContentError(faults)
  return content
}

/** Two pages with the same title or description compete with each other in search results. */
const duplicateFaults = (pages: readonly Described[]): Fault[] =>
  comparedFields.flatMap((field) =>
    repeated(pages, ({ fields }) => fields[field]).map(([first, { file, lines }]): Fault => {
      const problem = `the same text is in ${first.file}; expected a different one`
      return { file, line: lines[field], field, problem }
    }),
  )

/** Reports earlier addresses that would lead to two pages, or that a page uses now. */
function formerAddressFaults(): Fault[] {
  const owners = new Map<string, string>(routes.map((path) => [path, path]))
  return moved.flatMap(([from, to]: readonly [string, string]) => {
    const owner = owners.get(from)
    owners.set(from, owner ?? to)
    if (owner === undefined) return []
    const slug = to.split('/').at(-2) ?? ''
    const [folder = ''] = Object.entries(entryFolders).find(([, base]) => to === `${base}${slug}/`) ?? []
    const file = contentFile(folder, slug, folder === 'pages' ? 'yaml' : 'md')
    const problem = `${from} leads to ${owner}; expected an address that no other page has or had`
    return [{ file, line: 1, field: 'formerly', problem }]
  })
}

/** Reports topics whose names differ but whose addresses don't. */
const topicFaults = (posts: Content['posts']): Fault[] =>
  repeated(posts, ({ fields }) => topicSlug(fields.topic)).flatMap(([first, { file, fields }]) => {
    if (fields.topic === first.fields.topic) return []
    const problem = `“${fields.topic}” is “${first.fields.topic}” in ${first.file}; expected one spelling`
    return [{ file, line: 1, field: 'topic', problem }]
  })

/** The ids of the headings of each page. */
function headingsOf(entries: readonly Entry<string, unknown>[]): Anchors {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  return {
    get(path) {
      const entry = byPath.get(path)
      const { blocks } = (entry?.fields ?? {}) as Partial<OwnPage>
      return new Set(blocks ? blockIds(blocks) : entry?.body.headings.map(({ id }) => id))
    },
  }
}

const linkFaults = ({ path, file, links }: LinkSource, anchors: Anchors): Fault[] =>
  links.flatMap(({ href, line, field }) => {
    const problem = linkProblem(href, path, anchors)
    return problem ? [{ file, line, field, problem }] : []
  })
