import type { Crumb } from '#components/seo/page-data.ts'
import type { Content } from '#engine/content/content.ts'
import { pageOf } from '#engine/content/find.ts'
import { homeCrumb } from '#engine/head/page-head.ts'

/** The way from home to the pages under Resources. Build time only. */
export const crumbs = (content: Content): readonly Crumb[] => [
  homeCrumb,
  { label: pageOf(content, 'resources').label, href: '/resources/' },
]
