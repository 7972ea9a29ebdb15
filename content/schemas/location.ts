import { z } from 'zod'
import { placeKeys } from '../places.ts'
import { locationSlugs, serviceSlugs } from '../routes.ts'
import { inlineMarkdown, pageFields, plainText, question } from './common.ts'

export const locationSchema = z.strictObject({
  ...pageFields,
  /** The name in menus, on pins and on cards. */
  name: plainText(3, 40),
  /** A municipality or postal town, or a page about a topic in the city. */
  kind: z.enum(['place', 'topic']),
  /** The key of the place's facts in content/places.ts. */
  place: z.enum(placeKeys),
  businesses: z
    .array(z.strictObject({ kind: plainText(3, 60), why: inlineMarkdown }))
    .min(2)
    .max(5),
  firstServices: z
    .array(z.strictObject({ service: z.enum(serviceSlugs), why: inlineMarkdown }))
    .min(2)
    .max(3),
  /** A worked example, shown with the words "Illustration, not a client". */
  example: z.strictObject({
    business: plainText(10, 120),
    problem: inlineMarkdown,
    firstStep: inlineMarkdown,
    next: inlineMarkdown,
  }),
  meeting: inlineMarkdown,
  neighbours: z
    .array(z.strictObject({ location: z.enum(locationSlugs), why: inlineMarkdown }))
    .min(2)
    .max(4),
  questions: z.array(question).length(3),
})
