import { z } from 'zod'
import { pageFields, plainText } from '../common.ts'
import { head, hero } from './parts.ts'

export const notFoundSchema = z.strictObject({
  ...pageFields,
  hero,
  suggestions: z.strictObject({ closest: plainText(3, 60), matches: plainText(3, 60) }),
  all: z.strictObject(head),
})
