import { resources } from '#content/pages/resources.ts'
import type { Crumb } from '#renderer/page-data.ts'
import { homeCrumb } from '#renderer/page-head.ts'

/** The way from home to the pages under Resources. Build time only. */
export const crumbs: readonly Crumb[] = [homeCrumb, { label: resources.label, href: '/resources/' }]
