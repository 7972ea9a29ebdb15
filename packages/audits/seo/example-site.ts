import type { SiteSource } from '../site/audited-site.ts'

const origin = 'https://www.example.org'

interface Page {
  path: string
  name: string
  /** A word that makes the page's text unique. */
  word: string
  links: readonly string[]
}

const pages: readonly Page[] = [
  { path: '/', name: 'Example home', word: 'river', links: ['/a/', '/b/#part'] },
  { path: '/a/', name: 'Page of bridges', word: 'bridge', links: ['/b/'] },
  { path: '/b/', name: 'Page of boats', word: 'boat', links: ['/a/'] },
]

const description = ({ word }: Page): string =>
  `What this page says about every ${word} in the county, in plain words, with the sources that we have read.`

const text = ({ word }: Page): string =>
  Array.from({ length: 40 }, (_, index) => `The ${word} number${word}${index} stands.`).join(' ')

const graph = ({ path, name }: Page): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${origin}/#website`, name: 'Example' },
      { '@type': 'WebPage', '@id': `${origin}${path}#page`, name, isPartOf: { '@id': `${origin}/#website` } },
      ...(path === '/'
        ? []
        : [
            {
              '@type': 'BreadcrumbList',
              '@id': `${origin}${path}#breadcrumbs`,
              itemListElement: [
                { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
                { '@type': 'ListItem', position: 2, name, item: origin + path },
              ],
            },
          ]),
    ],
  })

const imageOf = (path: string): string => `/social${path === '/' ? '/home/' : path}image.png`
const twinOf = (path: string): string => `${path.replace(/\/$/, '') || '/index'}.md`

const html = (page: Page): string => `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${page.name}</title><meta name="description" content="${description(page)}">
<link rel="canonical" href="${origin}${page.path}"><meta name="robots" content="max-image-preview:large">
<link rel="alternate" type="application/atom+xml" href="/feed.xml">
<link rel="alternate" type="application/feed+json" href="/feed.json">
<link rel="describedby" type="text/markdown" href="/llms.txt">
<link rel="alternate" type="text/markdown" href="${twinOf(page.path)}">
<meta property="og:type" content="website"><meta property="og:locale" content="en_US">
<meta property="og:site_name" content="Example"><meta property="og:url" content="${origin}${page.path}">
<meta property="og:title" content="${page.name}"><meta property="og:description" content="${description(page)}">
<meta property="og:image" content="${origin}${imageOf(page.path)}"><meta property="og:image:alt" content="A ${page.word}">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${graph(page)}</script></head><body><main>
${page.path === '/' ? '' : `<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="/">Home</a></li><li>${page.name}</li></ol></nav>`}
<h1>About the ${page.word}</h1><h2 id="part">A part</h2><p>${text(page)}</p>
<img src="/picture.png" alt="A ${page.word}" width="10" height="10">
${page.links.map((href) => `<p><a href="${href}">Go to ${href}</a></p>`).join('')}</main></body></html>`

const twin = (page: Page): string =>
  `# About the ${page.word}\n\n## A part\n\n${text(page)}\n\n${page.links.map((href) => `[Go to ${href}](${origin}${href})`).join('\n\n')}\n`

const notFound = `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Nothing here</title>
<meta name="description" content="There is no page at this address. It may have moved, or the address has a typing error.">
<meta name="robots" content="noindex"></head><body><main><h1>Nothing here</h1><a href="/">Home</a></main></body></html>`

/** The header of a PNG; no check reads more of it. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(32)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** The files of a small site without faults, which tests then add. */
export function exampleFiles(): Map<string, string | Buffer> {
  const urls = pages.map(({ path }) => origin + path)
  const files = new Map<string, string | Buffer>([
    ['/404.html', notFound],
    ['/picture.png', png(10, 10)],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
    [
      '/sitemap.xml',
      `<urlset>${urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-01-02</lastmod></url>`).join('')}</urlset>`,
    ],
    [
      '/llms.txt',
      `# Example\n\n> A site.\n\n## Pages\n\n${urls.map((url) => `- [Page](${url}): notes`).join('\n')}\n`,
    ],
    [
      '/feed.xml',
      `<feed xmlns="http://www.w3.org/2005/Atom"><id>${origin}/</id><title>Example</title><link rel="self" href="${origin}/feed.xml"/><updated>2026-01-02T12:00:00Z</updated></feed>`,
    ],
    [
      '/feed.json',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Example',
        feed_url: `${origin}/feed.json`,
        items: [],
      }),
    ],
  ])
  for (const page of pages) {
    files.set(`${page.path}index.html`, html(page))
    files.set(twinOf(page.path), twin(page))
    files.set(imageOf(page.path), png(1200, 630))
  }
  return files
}

/** The example in the form that the audit reads. */
export const exampleSource = (files: ReadonlyMap<string, string | Buffer>): SiteSource => ({
  origin,
  name: 'Example',
  language: 'en-US',
  routes: pages.map(({ path }) => path),
  redirects: { '/old/': '/a/' },
  placeNames: ['Pittsburgh'],
  read: (path) => {
    const content = files.get(path)
    return typeof content === 'string' ? Buffer.from(content) : content
  },
})
