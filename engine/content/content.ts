import type { z } from 'zod'
import type { PageFields, PageName } from '../schemas/pages/index.ts'
import type { Entry } from './entry.ts'
import type { kinds, UniformKind } from './kinds.ts'

/** All entries of the content, by kind. */
export type Content = {
  [Name in UniformKind]: Entry<
    (typeof kinds)[Name]['slugs'][number],
    z.output<(typeof kinds)[Name]['schema']>
  >[]
} & {
  /** The main pages; {@link file://./find.ts pageOf} finds one with its type. */
  pages: { [Name in PageName]: Entry<Name, PageFields[Name]> }[PageName][]
}

export type PostEntry = Content['posts'][number]
