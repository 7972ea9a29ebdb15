import { z } from 'zod'
import { pageFields } from '../common.ts'
import { fragment, head, heading, hero, paragraphs, points, text } from './parts.ts'

const researchNote = z.strictObject({
  id: fragment,
  heading,
  question: text,
  method: text,
  limits: text,
  meaning: text,
  next: text,
})

export const researchSchema = z.strictObject({
  ...pageFields,
  hero,
  how: z.strictObject({ ...head, paragraphs }),
  notes: z
    .strictObject({ weight: researchNote, sameness: researchNote })
    .describe('The figures beside them are computed from the site.'),
  rules: z.strictObject({ ...head, items: points }),
})
