import { z } from 'zod'
import * as ownSchemas from '../../../.site/page-schemas.ts'
import { declared } from '../../../.site/pages.ts'
import { pageFields, plainText } from '../common.ts'
import { head, hero } from './parts.ts'
import { plainSchema } from './plain.ts'

const notFoundSchema = z.strictObject({
  ...pageFields,
  hero,
  suggestions: z.strictObject({ closest: plainText(3, 60), matches: plainText(3, 60) }),
  all: z.strictObject(head),
})

type Declared = (typeof declared)[number]
type MainPage = Exclude<Declared, { isLegal: true }>

/** Whether a page's texts are in a file of a site's folder `pages`; those of legal pages are elsewhere. */
export const isMainPage = (page: Declared): page is MainPage => !('isLegal' in page)

export type PageName = MainPage['name'] | 'not-found'
type OwnSchemas = typeof ownSchemas & { 'not-found': typeof notFoundSchema }
type PageSchemas = OwnSchemas & Record<Exclude<PageName, keyof OwnSchemas>, typeof plainSchema>

/** The schemas of the main pages, by the names of their files. A page without its own schema is a plain one. */
export const pageSchemas = {
  ...Object.fromEntries(declared.filter(isMainPage).map(({ name }) => [name, plainSchema])),
  ...ownSchemas,
  'not-found': notFoundSchema,
} as PageSchemas

/** The fields of each main page. */
export type PageFields = { [Name in PageName]: z.output<PageSchemas[Name]> }
