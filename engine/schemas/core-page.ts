import { z } from 'zod'
import { pageFields } from './common.ts'
import { picture } from './picture.ts'

/** What every core page says about itself. */
export interface CorePage {
  /** The h1. */
  title: string
  metaTitle: string
  description: string
  /** The lead under the h1. */
  summary: string
  /** The description for cards, search and llms.txt, whose readers are on other pages. */
  card: string
  /** The day of the last real edit, `YYYY-MM-DD`. */
  updated: string
}

/** Checks the shared fields of a core page; TypeScript checks the others. */
export const corePageSchema = z.looseObject({
  ...pageFields,
  photo: picture('hero').optional(),
  founder: z.looseObject({ photo: picture('portrait').optional() }).optional(),
  where: z.looseObject({ photo: picture('section').optional() }).optional(),
})
