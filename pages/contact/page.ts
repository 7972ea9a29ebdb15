import { z } from 'zod'
import { pageFields } from '#engine/schemas/common.ts'
import { hero, points, section, steps, text } from '#engine/schemas/pages/parts.ts'
import type { PageDeclaration } from '#model/page-declaration.ts'

export default {
  name: 'contact',
  path: '/contact/',
  order: 60,
  label: 'Contact',
  isTemplate: true,
} as const satisfies PageDeclaration

export const schema = z.strictObject({
  ...pageFields,
  hero,
  form: section.extend({ text }),
  ways: section.extend({
    phone: text.optional().describe('Below the phone number, if there is one.'),
    mail: text.describe('Below the email address.'),
    meet: text.describe('Where people can meet you.'),
  }),
  write: section.extend({ text, items: points }).describe('What to put in a message.'),
  after: section.extend({ items: steps }).describe('What happens after a message.'),
  data: section.extend({ text }).describe('What happens to a message’s data.'),
})
