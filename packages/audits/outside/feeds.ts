import { site } from '../../../model/site.ts'
import { readFeed } from '../feed.ts'
import type { Outcome } from './outcome.ts'

/** A feed, with its expected content type and the format that a feed reader should recognize. */
interface Feed {
  path: string
  type: RegExp
  format: 'atom' | 'json'
}

/** The feeds of each language that has a blog. */
const feeds: readonly Feed[] = [
  { path: '/feed.xml', type: /^application\/(atom\+)?xml\b/, format: 'atom' },
  { path: '/feed.json', type: /^application\/(feed\+)?json\b/, format: 'json' },
]

/**
 * Reads the served feeds, and requests the page of each entry.
 * @param folders The folders of the languages that have feeds, such as `/es`; empty for the main language.
 */
export async function checkFeeds(origin: string, folders: readonly string[]): Promise<Outcome> {
  const outcomes = await Promise.all(
    folders.flatMap((folder) =>
      feeds.map((feed) => checkFeed(origin, { ...feed, path: folder + feed.path })),
    ),
  )
  return {
    tool: 'feedsmith',
    checked: outcomes.reduce((sum, { checked }) => sum + checked, 0),
    findings: outcomes.flatMap(({ findings }) => findings),
  }
}

async function checkFeed(origin: string, { path, type, format }: Feed) {
  const findings: Outcome['findings'][number][] = []
  const find = (rule: string, message: string) => findings.push({ path, rule, message })
  const response = await fetch(origin + path)
  const served = response.headers.get('content-type') ?? ''
  if (!type.test(served)) find('type', `served as ${served}`)
  const { format: actual, entries } = readFeed(await response.text())
  if (actual !== format) find('format', `a feed reader recognizes it as ${actual}`)
  if (entries.length === 0) find('entries', 'there are no entries')
  const [ids, times] = [entries.map(({ id }) => id), entries.map(({ updated }) => updated)]
  if (new Set(ids).size < ids.length) find('ids', 'two entries share an id')
  if (new Set(times).size < times.length) find('times', 'two entries have the same time of modification')
  await Promise.all(
    entries.map(async ({ url = '', html = '' }) => {
      const { status } = await fetch(url.replace(site.url, origin), { redirect: 'manual' })
      if (status !== 200) find('pages', `${url} answers ${status}`)
      if (/(?:href|src)="(?!https?:|mailto:|tel:)/.test(html))
        find('links', `${url} has a link without an origin`)
    }),
  )
  return { checked: entries.length, findings }
}
