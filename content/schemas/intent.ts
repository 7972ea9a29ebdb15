import { z } from 'zod'
import { routes } from '../routes.ts'
import { plainText } from './common.ts'

/** Why a page exists beside its siblings. */
export const intent = z.strictObject({
  searcher: plainText(10, 200),
  compares: plainText(10, 200),
  /** Pages that are easily taken for this one, with the question that each answers. */
  others: z
    .array(z.strictObject({ page: z.enum(routes), label: plainText(3, 60), answers: plainText(20, 160) }))
    .max(3)
    .default([]),
})
