import { z } from 'zod'
import { pageFields } from '../common.ts'
import { action, head, hero, named, paragraphs } from './parts.ts'

export const projectsSchema = z.strictObject({
  ...pageFields,
  hero,
  studies: z.strictObject(head),
  common: z.strictObject({ ...head, paragraphs }).describe('What the case studies have in common.'),
  reading: z.strictObject({ ...head, items: z.array(named).min(1).max(8) }).describe('How to read them.'),
  notMeasured: z.strictObject({ ...head, paragraphs }).describe('What nobody has measured.'),
  action,
})
