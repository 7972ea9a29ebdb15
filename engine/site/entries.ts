import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { fileNameProblem, slugOf } from './file-name.ts'
import { filesIn } from './folder-files.ts'
import { dataModule } from './modules.ts'
import { siteFolder } from '../process/site-folder.ts'
import { entryFolders, sectionOfFolder } from '../../model/entry-folders.ts'

/** What the list of entries needs to know about a file, before schemas are available. */
interface Listed {
  slug: string
  order: number
  /** `YYYY-MM-DD`; empty if there is none. */
  published: string
  /** The last day on which it is shown, `YYYY-MM-DD`; empty if there is none. */
  closes: string
  isDraft: boolean
  /** Earlier slugs, whose addresses redirect here. */
  formerly: string[]
  shape: string
  topic: string
  /** The SVG that it names; empty if there is none. */
  drawing: string
  /** The key of the place that it is about; empty if there is none. */
  place: string
  /** The day of its last substantial edit, `YYYY-MM-DD`. */
  updated: string
}

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/
/** The order of an entry that names none. */
const usualOrder = 100

/**
 * The value of a top-level field, without quotes. Thousands of files are listed before each build, and parsing the YAML
 * of each would take longer than everything else; the schemas read the fields properly later.
 */
export function scalar(yaml: string, field: string): string {
  const [, value = ''] = new RegExp(`^${field}:[ \\t]*(.*?)[ \\t]*(?:#.*)?$`, 'm').exec(yaml) ?? []
  return value.replace(/^(["'])(.*)\1$/, '$2')
}

function formerSlugs(yaml: string): string[] {
  const [block] = /^formerly:.*(?:\n[ \t-].*)*/m.exec(yaml) ?? []
  if (block === undefined) return []
  try {
    const { formerly } = parse(block) as { formerly: unknown }
    return Array.isArray(formerly) ? formerly.filter((slug) => typeof slug === 'string') : []
  } catch {
    // The schema reports it, with its line.
    return []
  }
}

function readListed(folder: string, name: string): Listed {
  const text = readFileSync(path.join(folder, name), 'utf8')
  const [, yaml = ''] = name.endsWith('.yaml') ? [text, text] : (frontMatter.exec(text) ?? [])
  const order = Number(scalar(yaml, 'order') || usualOrder)
  return {
    slug: path.parse(name).name,
    order: Number.isFinite(order) ? order : usualOrder,
    published: scalar(yaml, 'published'),
    closes: scalar(yaml, 'closes'),
    isDraft: scalar(yaml, 'draft') === 'true',
    formerly: formerSlugs(yaml),
    shape: scalar(yaml, 'shape'),
    topic: scalar(yaml, 'topic'),
    drawing: scalar(yaml, 'drawing'),
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
 * @param root The project's root.
 * @param mainPages The names of the main pages.
 * @param within As in {@link listEntries}.
 */
export const ownPageFiles = (root: string, mainPages: readonly string[], within = ''): string[] =>
  namesIn(root, `${within}pages`, 'yaml').filter(
    (name) =>
      !mainPages.includes(path.parse(name).name) &&
      /^blocks:/m.test(readFileSync(path.join(root, siteFolder(root), within, 'pages', name), 'utf8')),
  )

/** The earlier addresses of pages, each with the current one. */
function formerPaths(listed: Record<string, Listed[]>): [from: string, to: string][] {
  return Object.entries(entryFolders).flatMap(([folder, base]) =>
    (listed[folder] ?? []).flatMap(({ slug, formerly }) =>
      formerly.map((old): [string, string] => [`${base}${old}/`, `${base}${slug}/`]),
    ),
  )
}

/** The JSON files of a folder, by their names. */
const readRecords = (root: string, folder: string): Record<string, unknown> =>
  Object.fromEntries(
    namesIn(root, folder, 'json')
      .toSorted()
      .map((name) => [path.parse(name).name, readRecord(path.join(root, siteFolder(root), folder, name))]),
  )

/**
 * Reads JSON as YAML, which is more lenient: a mistake is reported with its line when the content is checked, and not
 * as an unknown name in the texts that refer to the record.
 */
function readRecord(file: string): unknown {
  try {
    const record: unknown = parse(readFileSync(file, 'utf8'))
    return record !== null && typeof record === 'object' ? record : {}
  } catch {
    return {}
  }
}

/** What decides whether an entry has a page. */
interface Publishing {
  /** Today in the firm's time zone, `YYYY-MM-DD`: entries with a later date are still drafts. */
  today: string
  /** Whether the site has each section. */
  sections: Readonly<Record<'projects' | 'locations' | 'blog' | 'careers', boolean>>
  /** The names of the main pages' files. */
  mainPages: readonly string[]
}

/** The entries of each folder, in the order of menus and lists. */
type Entries = Record<string, Listed[]>

/**
 * Lists every entry of the content.
 * @param root The project's root.
 * @param within The folder of a language in the site's folder, with a trailing slash; empty for the main language.
 */
export function listEntries(
  root: string,
  within: string,
  { today, sections, mainPages }: Publishing,
): {
  all: Entries
  published: Entries
  drafts: Entries
  /** Entries whose last day has passed. */
  over: readonly { folder: string; slug: string; closes: string }[]
} {
  const content = path.join(root, siteFolder(root), within)
  const all = Object.fromEntries(
    Object.keys(entryFolders).map((folder) => {
      const at = path.join(content, folder)
      return [
        folder,
        (folder === 'pages' ? ownPageFiles(root, mainPages, within) : namesIn(root, within + folder, 'md'))
          .map((name) => readListed(at, name))
          .toSorted(inOrder(folder)),
      ]
    }),
  )
  // An invalid date is no reason to wait: the schema reports it.
  const isAhead = ({ published }: Listed) => isDay(published) && published > today
  const isHidden = (folder: string): boolean => {
    const section = sectionOfFolder[folder]
    return section !== undefined && !sections[section]
  }
  const isOver = ({ closes }: Listed) => isDay(closes) && closes < today
  const isPublic = (folder: string, entry: Listed) =>
    !isHidden(folder) && !entry.isDraft && !isAhead(entry) && !isOver(entry)
  const pick = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(all).map(([folder, entries]) => [
        folder,
        entries.filter((entry) => isPublic(folder, entry) === wanted),
      ]),
    )
  const over = Object.entries(all).flatMap(([folder, entries]) =>
    entries
      .filter((entry) => !isHidden(folder) && isOver(entry))
      .map(({ slug, closes }) => ({ folder, slug, closes })),
  )
  return { all, published: pick(true), drafts: pick(false), over }
}

/**
 * The source of `.site/entries.ts`, which lists every entry of the content.
 * @param root The project's root.
 */
export function entriesSource(root: string, publishing: Publishing): string {
  const { all, published, drafts, over } = listEntries(root, '', publishing)
  const slugs = (lists: Record<string, Listed[]>) =>
    Object.fromEntries(
      Object.entries(lists).map(([folder, entries]) => [folder, entries.map(({ slug }) => slug)]),
    )
  const shapes = Map.groupBy(published['locations'] ?? [], ({ shape }) => shape)
  const topics = Map.groupBy(published['blog'] ?? [], ({ topic }) => slugOf(topic))
  const values = {
    published: slugs(published),
    drafts: slugs(drafts),
    locationShapes: slugs(Object.fromEntries(shapes)),
    topics: Object.fromEntries(
      [...topics].map(([slug, entries]) => [
        slug,
        { name: entries[0]?.topic ?? slug, posts: entries.length },
      ]),
    ),
    over,
    moved: formerPaths(published),
    drawn: Object.fromEntries(
      Object.entries(all).flatMap(([folder, entries]) =>
        entries.flatMap(({ slug, drawing }) => (drawing ? [[`${folder}/${slug}`, drawing]] : [])),
      ),
    ),
    placeOf: Object.fromEntries((all['locations'] ?? []).map(({ slug, place }) => [slug, place])),
    places: readRecords(root, 'places'),
    authors: readRecords(root, 'authors'),
  }
  return dataModule(values, 'const')
}

/** Today in a time zone, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
