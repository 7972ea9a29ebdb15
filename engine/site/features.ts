import type { SiteFields } from '../schemas/site.ts'
import { hasHours } from './hours.ts'
import { noticeOf } from './notice.ts'

/** Stylesheets of what only some sites have, each with whether a site has it. */
const features: Readonly<Record<string, (fields: SiteFields, today: string) => boolean>> = {
  'components/hours/hours': hasHours,
  'components/notice/dated-notice': (fields, today) => noticeOf(fields, today) !== undefined,
}

/** The source of `.site/_features.scss`: a site without a feature doesn't carry its styles. */
export const featureStyles = (fields: SiteFields, today: string): string =>
  Object.entries(features)
    .filter(([, isUsed]) => isUsed(fields, today))
    .map(([file]) => `@use '../${file}' as *;\n`)
    .join('')
