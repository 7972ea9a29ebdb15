import { z } from 'zod'
import { routes } from '../../model/routes.ts'
import { optionalList, plainText } from './common.ts'

/** What sets a page apart from similar ones. */
export const intent = z.strictObject({
  searcher: plainText(10, 200),
  compares: plainText(10, 200),
  /** Pages easily confused with this one, and the question that each answers. */
  others: optionalList(3, { page: z.enum(routes), label: plainText(3, 60), answers: plainText(20, 160) }),
})
