import type { SiteFields } from '../schemas/site.ts'
import { hasHours } from './hours.ts'

/** Stylesheets of what only some sites have, each with whether a site has it. */
const features: Readonly<Record<string, (fields: SiteFields) => boolean>> = {
  'components/hours/hours': hasHours,
}

/** The source of `.site/_features.scss`: a site without a feature doesn't carry its styles. */
export const featureStyles = (fields: SiteFields): string =>
  Object.entries(features)
    .filter(([, isUsed]) => isUsed(fields))
    .map(([file]) => `@use '../${file}' as *;\n`)
    .join('')
