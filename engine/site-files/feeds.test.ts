import { afterAll, expect, test } from 'vitest'
import { authors, type Author } from '../../model/authors.ts'
import { site } from '../../model/site.ts'
import { documentTitle } from '../../model/title.ts'
import type { PostEntry } from '../content/content.ts'
import { allArticles, atomFeed, jsonFeed } from './feeds.ts'
import { madeUpLine } from './made-up.ts'

const post = (slug: string, edited: string, fields: object, html: string) =>
  ({
    path: `/blog/${slug}/`,
    file: `${slug}.md`,
    fields: {
      title: slug,
      card: 'A card.',
      published: '2026-01-02',
      topic: 'Maps',
      authors: [],
      edited,
      ...fields,
    },
    body: { html: { html } },
  }) as unknown as PostEntry

const known = authors as Map<string, Author>
known.set('ann', { name: 'Ann & Co', role: 'Writer' })
afterAll(() => void known.delete('ann'))

/** The later edit has the earlier local time. */
const posts = [
  post(
    'one',
    '2026-03-01T23:00:00-05:00',
    { title: 'One & two', authors: ['ann'] },
    '<a href="/a/"><img src="/b.png"></a><a href="#c">c</a> <code>href="/a/"</code>',
  ),
  post(
    'two',
    '2026-03-02T02:00:00Z',
    {},
    '<img class="photo__ground" src="/g"><picture><source srcset="/s 1w"><img src="/p.webp" srcset="/p.webp 9w" sizes="9px" alt="P"></picture>',
  ),
]
const topic = { title: 'Maps', page: '/blog/topics/maps/', file: '/blog/topics/maps/feed' }

test('the Atom feed of a topic', () => {
  const feed = atomFeed(posts, topic).replaceAll(site.url, 'SITE').replace(documentTitle('Maps'), 'TITLE')
  expect(feed.replace(madeUpLine, 'MADE UP')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
    <id>SITE/blog/topics/maps/</id>
    <title>TITLE</title>
    <subtitle>MADE UP</subtitle>
    <link rel="self" href="SITE/blog/topics/maps/feed.xml" type="application/atom+xml"/>
    <link rel="alternate" href="SITE/blog/topics/maps/"/>
    <updated>2026-03-01T23:00:00-05:00</updated>
    <entry>
    <id>SITE/blog/one/</id>
    <title>One &amp; two</title>
    <link rel="alternate" href="SITE/blog/one/"/>
    <published>2026-01-02T12:00:00Z</published>
    <updated>2026-03-01T23:00:00-05:00</updated>
    <author><name>Ann &amp; Co</name></author>
    <summary>A card.</summary>
    <content type="html">&lt;a href=&quot;SITE/a/&quot;&gt;&lt;img src=&quot;SITE/b.png&quot;&gt;&lt;/a&gt;&lt;a href=&quot;SITE/blog/one/#c&quot;&gt;c&lt;/a&gt; &lt;code&gt;href=&quot;/a/&quot;&lt;/code&gt;</content>
    </entry>
    <entry>
    <id>SITE/blog/two/</id>
    <title>two</title>
    <link rel="alternate" href="SITE/blog/two/"/>
    <published>2026-01-02T12:00:00Z</published>
    <updated>2026-03-02T02:00:00Z</updated>
    <author><name>Jordan Wright</name></author>
    <summary>A card.</summary>
    <content type="html">&lt;picture&gt;&lt;img src=&quot;SITE/p.webp&quot; alt=&quot;P&quot;&gt;&lt;/picture&gt;</content>
    </entry>
    </feed>
    "
  `)
  expect(atomFeed(posts, allArticles)).toContain(`<id>${site.url}/</id>`)
})

test('an article without the time of its last edit has the day’s noon', () => {
  const dated = post('three', '', { edited: undefined, updated: '2026-03-04' }, '')
  const noons = atomFeed([...posts, dated], topic).match(/<updated>2026-03-04T12:00:00Z</g)
  expect(noons, 'of the feed and of the article').toHaveLength(2)
})

test('the JSON feed has the same articles', () => {
  const feed = jsonFeed(posts, topic).replaceAll(site.url, 'SITE').replace(documentTitle('Maps'), 'TITLE')
  const fields = Object.entries(JSON.parse(feed.replace(madeUpLine, 'MADE UP')) as object)
  const lines = fields.flatMap(([name, value]: [string, unknown]) =>
    (name === 'items' ? (value as unknown[]) : [value]).map((each) => `${name} ${JSON.stringify(each)}`),
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "version "https://jsonfeed.org/version/1.1"
    title "TITLE"
    description "MADE UP"
    home_page_url "SITE/blog/topics/maps/"
    feed_url "SITE/blog/topics/maps/feed.json"
    language "en-US"
    authors [{"name":"Jordan Wright","url":"SITE/about/"}]
    items {"id":"SITE/blog/one/","url":"SITE/blog/one/","title":"One & two","summary":"A card.","content_html":"<a href=\\"SITE/a/\\"><img src=\\"SITE/b.png\\"></a><a href=\\"SITE/blog/one/#c\\">c</a> <code>href=\\"/a/\\"</code>","date_published":"2026-01-02T12:00:00Z","date_modified":"2026-03-01T23:00:00-05:00","authors":[{"name":"Ann & Co"}],"tags":["Maps"]}
    items {"id":"SITE/blog/two/","url":"SITE/blog/two/","title":"two","summary":"A card.","content_html":"<picture><img src=\\"SITE/p.webp\\" alt=\\"P\\"></picture>","date_published":"2026-01-02T12:00:00Z","date_modified":"2026-03-02T02:00:00Z","tags":["Maps"]}"
  `)
})
