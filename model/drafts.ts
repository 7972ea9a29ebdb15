import { drafts } from '../.site/entries.ts'
import { entryFolders } from './entry-folders.ts'
import { words } from '../.site/words/drafts.ts'
import { fill } from './fill.ts'

/** The pages that only the development server shows: drafts, and pages to be published at a later date. */
export const draftPaths: ReadonlySet<string> = new Set(
  Object.entries<readonly string[]>(drafts).flatMap(([folder, slugs]) =>
    slugs.map((slug) => `${entryFolders[folder as keyof typeof drafts]}${slug}/`),
  ),
)

/** A draft's name in the development server's tab and breadcrumbs. */
export const draftName = (name: string): string => fill(words.name, { name })
