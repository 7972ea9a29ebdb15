import { moved } from '../.site/entries.ts'
import { listed } from '../.site/redirects.ts'

/** All redirects to pages of this site: those listed, and the earlier addresses that pages name. */
export const redirects: Readonly<Record<string, string>> = { ...listed, ...Object.fromEntries<string>(moved) }
