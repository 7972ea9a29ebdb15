import { Helmet } from 'react-helmet-async'
import type { SeoData } from '#renderer/page-data.ts'

/**
 * The page's head: exactly one per page, since nested Helmets do not replace each other on
 * React 19, which hoists these elements itself.
 */
export function Seo({ title, description, canonical, type, siteName, locale }: SeoData) {
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {canonical && <meta name="robots" content="max-image-preview:large" />}
      <link rel="alternate" type="application/atom+xml" title="Articles" href="/feed.xml" />
      <link rel="alternate" type="application/feed+json" title="Articles" href="/feed.json" />
      <link rel="describedby" type="text/markdown" href="/llms.txt" />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
    </Helmet>
  )
}
