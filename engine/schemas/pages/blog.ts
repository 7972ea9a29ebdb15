import { z } from 'zod'
import { pageFields } from '../common.ts'
import { head, hero, named, text } from './parts.ts'

export const blogSchema = z.strictObject({
  ...pageFields,
  hero,
  posts: z.strictObject(head),
  rules: z
    .strictObject({ ...head, items: z.array(named).min(1).max(8) })
    .describe('How the articles are written.'),
  wishes: z
    .strictObject({ ...head, text })
    .describe('Asks readers for questions; the email address follows.'),
})
