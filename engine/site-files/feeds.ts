import { words as interfaceTexts } from '../../.site/words/interface.ts'
import type { PictureUse } from '../schemas/picture.ts'
import type { PostEntry } from '../content/content.ts'
import { authorsOf } from '../../model/authors.ts'
import { site } from '../../model/site.ts'
import { documentTitle } from '../../model/title.ts'
import { pagePhoto } from '../pictures/page-photo.ts'
import { madeUpLine } from './made-up.ts'
import { escapeMarkup } from '../../model/escape-markup.ts'
import { noon } from '../../model/noon.ts'

const editOf = ({ fields: { edited, updated } }: Pick<PostEntry, 'fields'>): string => edited ?? noon(updated)

const newestEdit = (posts: readonly PostEntry[]): string =>
  posts
    .map(editOf)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? ''

/** A feed of articles. */
export interface FeedSource {
  title: string
  /** The page that lists the same articles. */
  page: string
  /** The feed's path, without its extension. */
  file: string
}

/** The feed of all articles. */
export const allArticles: FeedSource = { title: interfaceTexts.pages.blog, page: '/blog/', file: '/feed' }

/** Articles as an Atom feed (RFC 4287). Their ids, the pages' addresses, never change. */
export function atomFeed(posts: readonly PostEntry[], { title, page, file }: FeedSource): string {
  const entries = posts.map(({ path, file: source, fields, body }) => {
    const url = site.url + path
    return `<entry>
<id>${url}</id>
<title>${escapeMarkup(fields.title)}</title>
<link rel="alternate" href="${url}"/>
<published>${noon(fields.published)}</published>
<updated>${editOf({ fields })}</updated>
${authorsOf(fields.authors)
  .map(({ name }) => `<author><name>${escapeMarkup(name)}</name></author>`)
  .join('')}
<summary>${escapeMarkup(fields.card)}</summary>
${fields.photo ? enclosure(photoUrl(fields.photo, source)) : ''}<content type="html">${escapeMarkup(forReaders(body.html.html, site.url + path))}</content>
</entry>
`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
<id>${site.url}${page === '/blog/' ? '/' : page}</id>
<title>${escapeMarkup(documentTitle(title))}</title>
${madeUpLine && `<subtitle>${escapeMarkup(madeUpLine)}</subtitle>\n`}<link rel="self" href="${site.url}${file}.xml" type="application/atom+xml"/>
<link rel="alternate" href="${site.url}${page}"/>
<updated>${newestEdit(posts)}</updated>
${entries.join('')}</feed>
`
}

/** Articles as JSON Feed 1.1. */
export const jsonFeed = (posts: readonly PostEntry[], { title, page, file }: FeedSource): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: documentTitle(title),
    ...(madeUpLine && { description: madeUpLine }),
    home_page_url: `${site.url}${page}`,
    feed_url: `${site.url}${file}.json`,
    language: site.language,
    authors: [{ name: site.founder.name, url: `${site.url}${site.founder.url}` }],
    items: posts.map(({ path, file: source, fields, body }) => ({
      id: site.url + path,
      url: site.url + path,
      title: fields.title,
      summary: fields.card,
      content_html: forReaders(body.html.html, site.url + path),
      ...(fields.photo && { image: photoUrl(fields.photo, source) }),
      date_published: noon(fields.published),
      date_modified: editOf({ fields }),
      ...(fields.authors.length > 0 && { authors: authorsOf(fields.authors).map(({ name }) => ({ name })) }),
      tags: [fields.topic],
    })),
  })

const photoUrl = (photo: PictureUse, file: string): string => site.url + pagePhoto(photo, file).largest

/** A link to the photograph of an article (RFC 4287, 4.2.7.2). */
const enclosure = (url: string): string => `<link rel="enclosure" type="image/webp" href="${url}"/>\n`

const { origin } = new URL(site.url)

/** A tag. In text and in code, `<` is always escaped. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/g

/**
 * A text as feed readers can show it. Links become absolute; they already have the base path. Photographs lose their
 * placeholders and further files, because feed readers have no styles.
 * @param url The address of its page.
 */
const forReaders = (html: string, url: string): string =>
  html.replace(tag, (text) =>
    /^<(?:img class="photo__ground"|source )/.test(text)
      ? ''
      : text
          .replace(/ (?:srcset|sizes)="[^"]*"/g, '')
          .replace(/ (href|src)="\//g, ` $1="${origin}/`)
          .replace(/^<a href="#/, `<a href="${url}#`),
  )
