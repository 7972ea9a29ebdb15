import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fileNameProblem, topicSlug } from './file-name.ts'
import { filesIn } from './folder-files.ts'
import { dataModule } from './modules.ts'
import { fence } from './source-text.ts'
import { siteFolder } from '../process/site-folder.ts'
import { entryFolders, sectionOfFolder } from '../../model/entry-folders.ts'

/** The order of an entry that names none. */
const usualOrder = 100

/** Whether a text has a top-level field, however YAML lets one write it. */
const hasField = (yaml: string, field: string): boolean =>
  new RegExp(`^(?:["']?${field}["']?[ \\t]*:|\\{)`, 'm').test(yaml)

/**
 * The fields of a text in YAML, or in JSON, which is read more leniently so; none if it can't be read. A mistake is
 * reported with its line when the content is checked, and not as an unknown name in the texts that refer to a record.
 */
function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = parse(text)
    return fields !== null && typeof fields === 'object' ? (fields as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/**
 * The value of a top-level field, without quotes. Thousands of files are listed before each build, and parsing the YAML
 * of each would take longer than everything else; so only a value that isn't simply written on one line is parsed.
 */
export function scalar(yaml: string, field: string): string {
  const line = new RegExp(
    `^${field}:[ \\t]+(?:"([^"\\\\\\n]*)"|'((?:[^'\\n]|'')*)'|([^\\s"'>|!&*{[#].*?))[ \\t]*(?:[ \\t]#.*)?$(?!\\r?\\n[ \\t]+\\S)`,
    'm',
  )
  const found = line.exec(yaml)
  if (!found) {
    const value = hasField(yaml, field) ? fieldsOf(yaml)[field] : ''
    return typeof value === 'boolean' || typeof value === 'number'
      ? String(value)
      : z.string().catch('').parse(value)
  }
  const [, double, single, plain = ''] = found
  return double ?? single?.replaceAll("''", "'") ?? plain
}

function formerSlugs(yaml: string): string[] {
  const { formerly } = hasField(yaml, 'formerly') ? fieldsOf(yaml) : {}
  return Array.isArray(formerly) ? formerly.filter((slug) => typeof slug === 'string') : []
}

type Listed = ReturnType<typeof readListed>

/** What the list of entries needs to know about a file, before schemas are available; empty where it says nothing. */
function readListed(folder: string, name: string) {
  const text = readFileSync(path.join(folder, name), 'utf8')
  const [, yaml = ''] = name.endsWith('.yaml') ? [text, text] : (fence.exec(text) ?? [])
  const order = Number(scalar(yaml, 'order') || usualOrder)
  return {
    slug: path.parse(name).name,
    order: Number.isFinite(order) ? order : usualOrder,
    /** The first and the last day on which it is shown, `YYYY-MM-DD`. */
    published: scalar(yaml, 'published'),
    closes: scalar(yaml, 'closes'),
    isDraft: /^true$/i.test(scalar(yaml, 'draft')),
    /** Earlier slugs, whose addresses redirect here. */
    formerly: formerSlugs(yaml),
    shape: scalar(yaml, 'shape'),
    topic: scalar(yaml, 'topic'),
    /** The SVG that it names. */
    drawing: scalar(yaml, 'drawing'),
    /** The key of the place that it is about. */
    place: scalar(yaml, 'place'),
    updated: scalar(yaml, 'updated'),
  }
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success

/** Sorts by `order`, then by name; articles come newest first. */
const inOrder =
  (folder: string) =>
  (a: Listed, b: Listed): number =>
    (folder === 'blog' ? compare(b.published, a.published) : 0) ||
    a.order - b.order ||
    compare(a.slug, b.slug)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The valid file names in a folder; others are reported when the content is checked. */
const namesIn = (root: string, folder: string, extension: string): string[] =>
  filesIn(root, folder, extension).names.filter((name) => !fileNameProblem(name))

/**
 * The files of the owner's own pages: those in `pages` that have blocks and are not named after a main page.
 * @param within As in {@link listEntries}.
 */
export const ownPageFiles = (root: string, mainPages: readonly string[], within = ''): string[] =>
  namesIn(root, `${within}pages`, 'yaml').filter(
    (name) =>
      !mainPages.includes(path.parse(name).name) &&
      /^blocks:/m.test(readFileSync(path.join(root, siteFolder(root), within, 'pages', name), 'utf8')),
  )

/** The JSON files of a folder, by their names. */
const readRecords = (root: string, folder: string): Record<string, unknown> =>
  Object.fromEntries(
    namesIn(root, folder, 'json')
      .toSorted()
      .map((name) => [
        path.parse(name).name,
        fieldsOf(readFileSync(path.join(root, siteFolder(root), folder, name), 'utf8')),
      ]),
  )

/** What decides whether an entry has a page. */
interface Publishing {
  /** Today in the firm's time zone, `YYYY-MM-DD`: entries with a later date are still drafts. */
  today: string
  /** Whether the site has each section. */
  sections: Readonly<Record<'projects' | 'locations' | 'blog' | 'careers', boolean>>
  /** The names of the main pages' files. */
  mainPages: readonly string[]
}

const folders = Object.keys(entryFolders) as (keyof typeof entryFolders)[]

type Entry = ReturnType<typeof listEntries>[number]

/**
 * Lists every entry of the content, in the order of menus and lists.
 * @param within The folder of a language in the site's folder, with a trailing slash; empty for the main language.
 */
export const listEntries = (root: string, within: string, { today, sections, mainPages }: Publishing) =>
  folders.flatMap((folder) => {
    const section = sectionOfFolder[folder]
    const isHidden = section !== undefined && !sections[section]
    const at = path.join(root, siteFolder(root), within, folder)
    const names =
      folder === 'pages' ? ownPageFiles(root, mainPages, within) : namesIn(root, within + folder, 'md')
    return names
      .map((name) => readListed(at, name))
      .toSorted(inOrder(folder))
      .map((entry) => {
        // An invalid date is no reason to wait: the schema reports it.
        const isAhead = isDay(entry.published) && entry.published > today
        const isOver = !isHidden && isDay(entry.closes) && entry.closes < today
        return { ...entry, folder, isOver, isPublic: !isHidden && !entry.isDraft && !isAhead && !isOver }
      })
  })

/** The source of `.site/entries.ts`, which lists every entry of the content. */
export function entriesSource(root: string, publishing: Publishing): string {
  const all = listEntries(root, '', publishing)
  const published = all.filter(({ isPublic }) => isPublic)
  const slugs = (entries: readonly Entry[]) => entries.map(({ slug }) => slug)
  const byFolder = (entries: readonly Entry[]) =>
    Object.fromEntries(folders.map((name) => [name, slugs(entries.filter(({ folder }) => folder === name))]))
  const locations = published.filter(({ folder }) => folder === 'locations')
  const posts = published.filter(({ folder }) => folder === 'blog')
  const shapes = Map.groupBy(locations, ({ shape }) => shape)
  const topics = Map.groupBy(posts, ({ topic }) => topicSlug(topic))
  const values = {
    published: byFolder(published),
    drafts: byFolder(all.filter(({ isPublic }) => !isPublic)),
    locationShapes: Object.fromEntries([...shapes].map(([shape, entries]) => [shape, slugs(entries)])),
    topics: Object.fromEntries(
      [...topics].map(([slug, entries]) => [
        slug,
        { name: entries[0]?.topic ?? slug, posts: entries.length },
      ]),
    ),
    over: all.flatMap(({ folder, slug, closes, isOver }) => (isOver ? [{ folder, slug, closes }] : [])),
    // The earlier addresses of pages, each with the current one.
    moved: published.flatMap(({ folder, slug, formerly }) =>
      formerly.map((old) => [`${entryFolders[folder]}${old}/`, `${entryFolders[folder]}${slug}/`]),
    ),
    drawn: Object.fromEntries(
      all.flatMap(({ folder, slug, drawing }) => (drawing ? [[`${folder}/${slug}`, drawing]] : [])),
    ),
    placeOf: Object.fromEntries(locations.map(({ slug, place }) => [slug, place])),
    places: readRecords(root, 'places'),
    authors: readRecords(root, 'authors'),
  }
  return dataModule(values, 'const')
}

/** Today in a time zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string): string => Temporal.Now.plainDateISO(timeZone).toString()
