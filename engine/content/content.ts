import type { z } from 'zod'
import type { Entry } from './entry.ts'
import type { kinds, KindName } from './kinds.ts'

/** Every entry of the Markdown content, by its kind. */
export type Content = {
  [Name in KindName]: Entry<(typeof kinds)[Name]['slugs'][number], z.output<(typeof kinds)[Name]['schema']>>[]
}

export type PostEntry = Content['posts'][number]
