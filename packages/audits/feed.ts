import { parseFeed } from 'feedsmith'

export type Feed = ReturnType<typeof readFeed>

/**
 * Reads a feed in any format; what it lacks is undefined. `own` is the address that it gives as its own, `home` the page
 * that lists its entries.
 * @throws {Error} If a feed reader would not recognize it.
 */
export function readFeed(text: string) {
  const { format, feed } = parseFeed(text)
  if (format === 'atom')
    return {
      format,
      id: feed.id,
      title: feed.title?.value,
      description: feed.subtitle?.value,
      updated: feed.updated,
      own: feed.links?.find(({ rel }) => rel === 'self')?.href,
      home: feed.links?.find(({ rel }) => rel === 'alternate')?.href,
      entries: (feed.entries ?? []).map(
        ({ id, title, links, published, updated, authors, summary, content }) => ({
          id,
          title: title?.value,
          url: links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href,
          published,
          updated,
          authors: (authors ?? []).map(({ name }) => name),
          summary: summary?.value,
          html: content?.value,
        }),
      ),
    }
  if (format === 'json')
    return {
      format,
      title: feed.title,
      description: feed.description,
      own: feed.feed_url,
      home: feed.home_page_url,
      entries: (feed.items ?? []).map((item) => ({
        id: item.id,
        title: item.title,
        url: item.url,
        published: item.date_published,
        updated: item.date_modified,
        authors: (item.authors ?? feed.authors ?? []).map(({ name }) => name),
        summary: item.summary,
        html: item.content_html,
      })),
    }
  return { format, entries: [] }
}
