import { describe, expect, test } from 'vitest'
import { auditSite, checks } from './audit.ts'
import { examplePage } from '../content/examples.ts'
import { openSite, type SiteSource } from '../site/audited-site.ts'
import { exampleFiles, exampleSource } from './example-site.ts'

/** Audits the example after a change to its files or to its settings. */
function audit(change: (files: Map<string, string | Buffer>) => void, more: Partial<SiteSource> = {}) {
  const files = exampleFiles()
  change(files)
  return auditSite(openSite({ ...exampleSource(files), ...more }))
}

/** Replaces a text in a file; fails if it is not there. */
const edit = (file: string, from: string | RegExp, to: string) => (files: Map<string, string | Buffer>) => {
  const before = String(files.get(file))
  const after = before.replace(from, to)
  expect(after, `${file} has no ${String(from)}`).not.toBe(before)
  files.set(file, after)
}
const a = (from: string | RegExp, to: string) => edit('/a/index.html', from, to)
/** Sets the value of an attribute in the page /a/, after another one where the name alone is not clear. */
const value = (attribute: string, to: string) => a(new RegExp(`(?<=${attribute}=")[^"]*`), to)
const put = (file: string, content: string) => (files: Map<string, string | Buffer>) => {
  files.set(file, content)
}
const withoutLinksToA = (files: Map<string, string | Buffer>) => {
  edit('/index.html', 'href="/a/"', 'href="/b/"')(files)
  edit('/b/index.html', 'href="/a/"', 'href="/"')(files)
}
const long = 'x'.repeat(61)

const spoiled: readonly [
  check: string,
  found: string,
  change: ReturnType<typeof edit>,
  more?: Partial<SiteSource>,
][] = [
  ['document', 'no doctype', a('<!doctype html>', '')],
  ['document', 'the charset is at byte', a('<meta charset="utf-8">', '')],
  ['document', 'user-scalable=no', a('initial-scale=1', 'initial-scale=1,user-scalable=no')],
  ['document', '0 main elements', edit('/404.html', /<\/?main>/g, '')],
  ['title', '61 characters; expected 1 to 60', a('<title>Page of bridges', `<title>${long}`)],
  ['title', 'is on /a/ too', edit('/b/index.html', '<title>Page of boats', '<title>Page of bridges')],
  ['title', '0 titles', a(/<title>.*?<\/title>/, '')],
  ['description', '5 characters; expected 70 to 155', value('name="description" content', 'Short')],
  ['description', '0 descriptions', a(/<meta name="description"[^>]*>/, '')],
  ['h1', '2 h1', a('<h2 id="part">A part</h2>', '<h1 id="part">A part</h1>')],
  ['h1', 'without text', a(/<h1>.*?<\/h1>/, '<h1></h1>')],
  ['headings', 'h3 "A part" follows h1', a('<h2 id="part">A part</h2>', '<h3 id="part">A part</h3>')],
  ['canonical', '0 canonical addresses', a(/<link rel="canonical"[^>]*>/, '')],
  ['canonical', 'expected https://www.example.org/a/', value('rel="canonical" href', '/a/')],
  ['robots', 'noindex', value('name="robots" content', 'noindex')],
  ['robots', 'can be indexed', edit('/404.html', 'content="noindex"', 'content="all"')],
  ['social tags', 'og:url', value('property="og:url" content', '/a/')],
  ['social tags', '0 og:image:alt', a(/<meta property="og:image:alt"[^>]*>/, '')],
  ['social tags', '10 × 10 pixels', (files) => files.set('/social/a/image.png', files.get('/picture.png')!)],
  [
    'social tags',
    '60001 bytes',
    (files) =>
      files.set(
        '/social/a/image.png',
        Buffer.concat([files.get('/social/a/image.png') as Buffer, Buffer.alloc(59_969)]),
      ),
  ],
  ['social tags', 'is on /a/ too', edit('/b/index.html', '/social/b/', '/social/a/')],
  ['language', 'lang "de"', value('lang', 'de')],
  [
    'language',
    'expected the page itself',
    a('</head>', '<link rel="alternate" hreflang="de" href="https://www.example.org/de/"></head>'),
  ],
  ['JSON-LD', 'expected JSON', a('"@graph"', '@graph')],
  ['JSON-LD', '0 scripts', a(/<script type="application\/ld\+json">.*?<\/script>/, '')],
  [
    'JSON-LD',
    'a reference to',
    a('"isPartOf":{"@id":"https://www.example.org/#website"}', '"isPartOf":{"@id":"#no"}'),
  ],
  ['JSON-LD', "schema.org has no type 'Wobsite'", a('"WebSite"', '"Wobsite"')],
  ['JSON-LD', "'WebSite' has no property 'telephone'", a('"name":"Example"', '"telephone":"1"')],
  [
    'JSON-LD',
    "@graph[2].itemListElement[0]: 'ListItem' has no property 'nam'",
    a('"name":"Home"', '"nam":"Home"'),
  ],
  [
    'JSON-LD',
    "@graph[1].datePublished: 'May 1' is not an ISO 8601 date",
    a('"isPartOf"', '"datePublished":"May 1","isPartOf"'),
  ],
  ['breadcrumbs', 'marked up "Home > Page of bridges"', a('<li>Page of bridges</li>', '<li>Bridges</li>')],
  ['breadcrumbs', '0 breadcrumbs', a('"BreadcrumbList"', '"ItemList"')],
  ['links', 'is dead', a('href="/b/"', 'href="/c/"')],
  ['links', 'but the page has no such id', edit('/index.html', '#part', '#nothing')],
  ['links', 'costs a redirect', a('href="/b/"', 'href="/old/"')],
  ['links', 'has the text "here"', a('Go to /b/', 'here')],
  ['links', 'leads somewhere', a('href="/b/"', 'href="#"')],
  [
    'address',
    'expected lower case',
    (files) => files.set('/A_b/index.html', String(files.get('/a/index.html'))),
    { routes: ['/', '/a/', '/b/', '/A_b/'] },
  ],
  ['redirects', 'expected one hop', () => {}, { redirects: { '/old/': '/older/', '/older/': '/a/' } }],
  ['redirects', 'expected a page', () => {}, { redirects: { '/old/': '/gone/' } }],
  ['orphans', '0 links from the text', withoutLinksToA],
  ['depth', 'no path leads here from home', withoutLinksToA],
  ['thin content', '2 words', a(/<p>The bridge.*?<\/p>/, '<p>Two words.</p>')],
  ['duplicates', 'likeness', (files) => files.set('/b/index.html', String(files.get('/a/index.html')))],
  ['images', 'has no alt', a('alt="A bridge"', '')],
  ['images', 'no width and height', a('width="10"', '')],
  ['images', 'does not load', a('src="/picture.png"', 'src="/gone.png"')],
  [
    'images',
    '/gone.avif of a picture',
    a('src="/picture.png"', 'src="/picture.png" srcset="/picture.png 10w, /gone.avif 20w"'),
  ],
  ['images', 'a drawing without a name', a('</main>', '<svg></svg></main>')],
  [
    'announced',
    'application/atom+xml',
    edit('/index.html', /<link rel="alternate" type="application\/atom\+xml"[^>]*>/, ''),
  ],
  ['Markdown twin', 'the twin differs', edit('/a.md', 'A part', 'Another part')],
  ['Markdown twin', 'announced as ""', a(/<link rel="alternate" type="text\/markdown"[^>]*>/, '')],
  ['sitemap', '/a/ is not listed', edit('/sitemap.xml', /<url><loc>[^<]*\/a\/.*?<\/url>/, '')],
  ['sitemap', '/c/ is listed', edit('/sitemap.xml', '/a/<', '/c/<')],
  ['sitemap', 'has the date "2999-01-01"', edit('/sitemap.xml', '2026-01-02', '2999-01-01')],
  ['robots.txt', '* is blocked', edit('/robots.txt', 'Allow: /', 'Disallow: /')],
  ['robots.txt', 'no line "Sitemap:', edit('/robots.txt', /Sitemap.*/, '')],
  ['Atom feed', 'calls itself', edit('/feed.xml', '/feed.xml', '/atom.xml')],
  ['Atom feed', 'expected Atom', put('/feed.xml', 'nothing')],
  ['JSON Feed', 'expected JSON Feed 1.1', put('/feed.json', '{')],
  ['JSON Feed', 'no version 1.1', edit('/feed.json', 'version/1.1', 'version/9')],
  ['llms.txt', 'begins with', edit('/llms.txt', '# Example', 'Example')],
  ['llms.txt', 'is not listed once', edit('/llms.txt', /- .*\/a\/.*\n/, '')],
  ['llms.txt', 'notes"', edit('/llms.txt', ': notes', '')],
]

test('the example has no faults', () => expect(audit(() => {})).toEqual([]))

test('breadcrumbs are found whatever their label is in the language of the site', () => {
  expect(audit(a('aria-label="Breadcrumbs"', 'aria-label="Du er her"'))).toEqual([])
})

test('pages and the sitemap may link to another language of the site', () => {
  const faults = audit((files) => {
    files.set('/de/index.html', '')
    a('</body>', '<a href="/de/" hreflang="de">Deutsch</a></body>')(files)
    edit(
      '/sitemap.xml',
      '</lastmod>',
      '</lastmod><xhtml:link rel="alternate" hreflang="de" href="/de/"/>',
    )(files)
  })
  expect(faults).toEqual([])
})

describe('a fault is found and described:', () => {
  test.each(spoiled)('%s: %s', (check, found, change, more) => {
    const messages = audit(change, more).filter((fault) => fault.check === check)
    expect(messages.map(({ message }) => message).join('\n')).toContain(found)
  })

  test('every check has such a test', () => {
    const proven = new Set(spoiled.map(([check]) => check))
    expect(checks.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([])
  })
})

test('a page may be three clicks from home, but not four', () => {
  const texts = ['/', '/1/', '/2/', '/3/', '/4/'].map((path, index, all) =>
    examplePage({ path, links: [all[index + 1] ?? '/'] }),
  )
  const site = { ...openSite(exampleSource(exampleFiles())), texts }
  expect(checks.find(({ name }) => name === 'depth')?.find(site)).toEqual([
    { path: '/4/', message: '4 clicks from home; the limit is 3 clicks' },
  ])
})
