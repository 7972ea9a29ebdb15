import { Helmet } from 'react-helmet-async'
import { words } from '#.site/words/interface.ts'
import { withBase } from '#model/base-path.ts'
import { site } from '#model/site.ts'
import type { SeoData } from './page-data.ts'

/** The size of every social image in pixels (engine/social). */
const [width, height] = ['1200', '630']

const feeds = [
  { type: 'application/atom+xml', path: '/feed.xml' },
  { type: 'application/feed+json', path: '/feed.json' },
]

/** The page's head. Use one per page: React 19 hoists these elements itself, so nested Helmets don't override each other. */
export function Seo({ title, description, canonical, hasFeeds, twin, image, type }: SeoData) {
  /** What a link that is shared shows (https://ogp.me). */
  const shared = {
    'og:type': type,
    'og:site_name': site.name,
    'og:locale': site.locale,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image?.url,
    'og:image:width': image && width,
    'og:image:height': image && height,
    'og:image:alt': image?.alt,
  }
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {canonical && <meta name="robots" content="max-image-preview:large" />}
      {hasFeeds &&
        feeds.map(({ type: format, path }) => (
          <link key={path} rel="alternate" type={format} title={words.pages.blog} href={withBase(path)} />
        ))}
      {twin && <link rel="alternate" type="text/markdown" href={withBase(twin)} />}
      <link rel="describedby" type="text/markdown" href={withBase('/llms.txt')} />
      {Object.entries(shared).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </Helmet>
  )
}
