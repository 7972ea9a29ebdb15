import type { PostEntry } from '../content/load.ts'
import { site } from '../../../content/site.ts'
import { documentTitle } from '../../../content/title.ts'
import { escapeXml } from './xml.ts'

/** A day as the RFC 3339 time that feeds need: noon in UTC, the same day in every zone of the US. */
const noon = (day: string): string => `${day}T12:00:00Z`

const newestEdit = (posts: readonly PostEntry[]): string =>
  posts
    .map(({ fields }) => fields.edited)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? ''

/** The articles as an Atom feed (RFC 4287). Ids are the pages' addresses and never change. */
export function atomFeed(posts: readonly PostEntry[]): string {
  const entries = posts.map(({ path, fields, body }) => {
    const url = site.url + path
    return `<entry>
<id>${url}</id>
<title>${escapeXml(fields.title)}</title>
<link rel="alternate" href="${url}"/>
<published>${noon(fields.published)}</published>
<updated>${fields.edited}</updated>
<author><name>${escapeXml(site.founder.name)}</name></author>
<summary>${escapeXml(fields.card)}</summary>
<content type="html">${escapeXml(absoluteLinks(body.html.html))}</content>
</entry>
`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
<id>${site.url}/</id>
<title>${escapeXml(documentTitle('Insights'))}</title>
<link rel="self" href="${site.url}/feed.xml" type="application/atom+xml"/>
<link rel="alternate" href="${site.url}/blog/"/>
<updated>${newestEdit(posts)}</updated>
${entries.join('')}</feed>
`
}

/** The articles as JSON Feed 1.1. */
export const jsonFeed = (posts: readonly PostEntry[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: documentTitle('Insights'),
    home_page_url: `${site.url}/blog/`,
    feed_url: `${site.url}/feed.json`,
    language: site.language,
    authors: [{ name: site.founder.name, url: `${site.url}${site.founder.url}` }],
    items: posts.map(({ path, fields, body }) => ({
      id: site.url + path,
      url: site.url + path,
      title: fields.title,
      summary: fields.card,
      content_html: absoluteLinks(body.html.html),
      date_published: noon(fields.published),
      date_modified: fields.edited,
      tags: [fields.topic],
    })),
  })

const { origin } = new URL(site.url)

/** Feed readers know no address to resolve these against; the base path is already in them. */
const absoluteLinks = (html: string): string => html.replace(/(href|src)="\//g, `$1="${origin}/`)
