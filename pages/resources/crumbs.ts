import { resources } from '#sites/spanwright/pages/resources.ts'
import type { Crumb } from '#components/seo/page-data.ts'
import { homeCrumb } from '#engine/head/page-head.ts'

/** The way from home to the pages under Resources. Build time only. */
export const crumbs: readonly Crumb[] = [homeCrumb, { label: resources.label, href: '/resources/' }]
