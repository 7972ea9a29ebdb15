import { z } from 'zod'
import { pageFields, plainText } from '#engine/schemas/common.ts'
import { distinct, key } from '#engine/schemas/data-fields.ts'
import { picture } from '#engine/schemas/picture.ts'
import { listedCaseStudySlug } from '#engine/schemas/reference.ts'
import { action, heading, named, section, steps, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'home',
  path: '/',
  order: 10,
  label: 'Home',
  isTemplate: true,
  isIndex: true,
} as const satisfies PageDeclaration

const group = z.strictObject({
  key: key.describe('The name by which services refer to the group.'),
  heading,
  text: plainText(20, 300),
})

/** Earlier versions of home.yaml listed the groups below their keys. */
const asList = (groups: unknown): unknown =>
  groups === null || typeof groups !== 'object' || Array.isArray(groups)
    ? groups
    : Object.entries(groups).map(([name, fields]) => ({ key: name, ...(fields as object) }))

export const schema = z.strictObject({
  ...pageFields,
  photo: picture('hero').optional().describe('Shown below the title instead of the drawing.'),
  hero: z.strictObject({
    action: plainText(3, 50).describe('The text of the link to the contact page.'),
    services: plainText(3, 50).describe('The text of the link to the services.'),
  }),
  audience: section.extend({ text }).describe('Who it is for.'),
  services: section,
  groups: z
    .preprocess(asList, z.array(group).min(1).max(6).superRefine(distinct('key')))
    .describe('The problems by which services are grouped; a group without services is left out.'),
  work: section
    .extend({
      items: z.array(z.strictObject({ slug: listedCaseStudySlug, why: text })).default([]),
    })
    .optional()
    .describe('Case studies to show here.'),
  steps: section.extend({ items: steps }).describe('The steps from the first call to a result.'),
  proof: section.extend({ items: z.array(named).min(1).max(8) }),
  where: section
    .extend({
      text,
      action: plainText(3, 50).describe('The text of the link to the places.'),
      photo: picture('section').optional().describe('Of work at a client’s site, instead of the map.'),
    })
    .optional()
    .describe('Shown if the site has place pages.'),
  action,
})
