import { Helmet } from 'react-helmet-async'
import { words } from '#.site/words/interface.ts'
import { withBase } from '#model/base-path.ts'
import { site } from '#model/site.ts'
import type { SeoData } from './page-data.ts'

/** The size of every social image in pixels (engine/social). */
const [width, height] = ['1200', '630']

/** The page's head. Use one per page: React 19 hoists these elements itself, so nested Helmets don't override each other. */
export function Seo({ title, description, canonical, hasFeeds, twin, image, type }: SeoData) {
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {canonical && <meta name="robots" content="max-image-preview:large" />}
      {hasFeeds && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={words.pages.blog}
          href={withBase('/feed.xml')}
        />
      )}
      {hasFeeds && (
        <link
          rel="alternate"
          type="application/feed+json"
          title={words.pages.blog}
          href={withBase('/feed.json')}
        />
      )}
      {twin && <link rel="alternate" type="text/markdown" href={withBase(twin)} />}
      <link rel="describedby" type="text/markdown" href={withBase('/llms.txt')} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image.url} />}
      {image && <meta property="og:image:width" content={width} />}
      {image && <meta property="og:image:height" content={height} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </Helmet>
  )
}
