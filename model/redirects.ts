import { moved } from '../.site/entries.ts'
import { listed } from '../.site/redirects.ts'

/** All redirects to pages of this site: those listed, and those of pages that name their earlier addresses. */
export const redirects: Readonly<Record<string, string>> = { ...listed, ...Object.fromEntries<string>(moved) }
