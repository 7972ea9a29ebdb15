import { z } from 'zod'
import { caseStudySlugs, postSlugs, serviceSlugs } from '../routes.ts'
import { cardText, inlineMarkdown, pageFields, plainText, question } from './common.ts'

/** The three problems by which home and /services/ group what the agency sells. */
export const serviceGroups = ['build', 'find', 'run'] as const
export type ServiceGroup = (typeof serviceGroups)[number]

const priceRange = z
  .strictObject({
    scope: plainText(3, 80),
    /** US dollars. */
    from: z.int().positive(),
    to: z.int().positive(),
    unit: z.enum(['once', 'per month', 'per hour']),
  })
  .refine((range) => range.to >= range.from, { path: ['to'], message: 'expected at least `from`' })
export type PriceRange = z.infer<typeof priceRange>

export const serviceSchema = z.strictObject({
  ...pageFields,
  card: cardText,
  /** The name in menus and on cards. */
  label: plainText(3, 36),
  kind: z.enum(['core', 'city']),
  group: z.enum(serviceGroups),
  /** Why this page exists beside its siblings. */
  intent: z.strictObject({ searcher: plainText(10, 200), compares: plainText(10, 200) }),
  /** The problem, in the client's own words. */
  problem: inlineMarkdown,
  deliverables: z
    .array(z.strictObject({ name: plainText(3, 60), detail: inlineMarkdown }))
    .min(3)
    .max(7),
  steps: z
    .array(z.strictObject({ name: plainText(3, 50), duration: plainText(3, 30), detail: inlineMarkdown }))
    .min(3)
    .max(6),
  needs: z.array(inlineMarkdown).min(2).max(6),
  pricing: z.strictObject({
    model: inlineMarkdown,
    ranges: z.array(priceRange).min(1).max(4),
    note: inlineMarkdown,
  }),
  fit: z.array(inlineMarkdown).min(2).max(5),
  notFit: z.array(inlineMarkdown).min(2).max(5),
  related: z.strictObject({
    caseStudy: z.enum(caseStudySlugs),
    posts: z.array(z.enum(postSlugs)).min(1).max(3),
    services: z.array(z.enum(serviceSlugs)).min(1).max(3),
  }),
  questions: z.array(question).min(4).max(6),
})
