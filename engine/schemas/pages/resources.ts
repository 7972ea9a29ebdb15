import { z } from 'zod'
import { pageFields, plainText } from '../common.ts'
import { fragment, head, hero, points, text } from './parts.ts'

const checklist = z.strictObject({
  id: fragment,
  name: plainText(3, 80),
  use: text.describe('When to use it.'),
  items: points,
})

export const resourcesSchema = z.strictObject({
  ...pageFields,
  label: plainText(3, 30).describe('Its name in breadcrumbs.'),
  hero,
  checklists: z.strictObject({ ...head, text, items: z.array(checklist).min(1).max(8) }),
  calculators: z.strictObject({ ...head, text, manualWork: plainText(3, 60), breakEven: plainText(3, 60) }),
  readiness: z.strictObject({ ...head, text }),
  papers: z.strictObject(head),
  glossary: z.strictObject({
    ...head,
    items: z
      .array(z.strictObject({ term: plainText(2, 40), meaning: text }))
      .min(1)
      .max(60),
  }),
  siteMap: z.strictObject(head),
})
