/** Blocks that end a page with something for the reader to do. */
import { z } from 'zod'
import { plainText } from '../common.ts'
import { action } from '../pages/parts.ts'
import { serviceSlug } from '../reference.ts'

export const actionBlock = z
  .strictObject({ type: z.literal('action'), ...action.shape })
  .meta({ description: 'the last block, with a link to the contact page' })

export const formBlock = z
  .strictObject({
    type: z.literal('form'),
    ...action.shape,
    action: plainText(3, 50).describe('The text of the link to the full form, on the contact page.'),
    topic: serviceSlug.optional().describe('The service that messages are about.'),
  })
  .meta({ description: 'the last block, with a form' })
