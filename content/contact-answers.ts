import type { RefusalCode } from '../supabase/functions/_shared/contact/answers.ts'
import type { ContactField, FieldCode } from '../supabase/functions/_shared/contact/schema.ts'
import { site } from './site.ts'

/**
 * What the contact function says: to the form as `message` of a refusal, and to a visitor without
 * JavaScript as a page. Imported with relative paths: Deno reads it too.
 */
const otherWays = `You can also write to ${site.email} or call ${site.phone.display}.`

export const refusalTexts: Readonly<Record<RefusalCode, string>> = {
  'method-not-allowed': 'This address takes messages of the contact form and nothing else.',
  'origin-not-allowed': 'Messages are taken from our own pages only.',
  'unsupported-type': 'This form of message cannot be read here.',
  'too-large': 'That is more than a message may hold.',
  malformed: 'The message arrived damaged. Please send it again.',
  invalid: 'Please check the fields that are named below.',
  'too-fast': 'That was faster than anyone can write. Please send it again.',
  'proof-required': 'The check against robots is missing. Please send the message from the contact page.',
  'proof-invalid': 'The check against robots did not succeed. Please send it again.',
  'rate-limited': `Too many messages in the last hour. Please try again later. ${otherWays}`,
  'not-available': `Your message could not be taken just now. ${otherWays}`,
}

export const fieldLabels: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  email: 'Work mail',
  company: 'Company (optional)',
  phone: 'Phone (optional)',
  topic: 'What it is about',
  budget: 'Budget (optional)',
  message: 'Message',
  consent: 'You may contact me about this message',
}

/** What is wrong with a field; it follows the field's name. */
export const fieldFaultTexts: Readonly<Record<FieldCode, string>> = {
  required: 'is missing',
  short: 'is too short',
  long: 'is too long',
  format: 'is not in a form that we can read',
  control: 'holds characters that cannot be shown',
  type: 'is not in a form that we can read',
}

const replyDays: number = site.replyWithinDays
const days = replyDays === 1 ? 'one working day' : `${replyDays} working days`

export const contactPageTexts = {
  brand: site.name,
  success: {
    title: 'Your message has arrived',
    text: `A person reads it and answers by mail within ${days} (${site.hours}).`,
  },
  failure: {
    title: 'Your message was not sent',
    kept: 'What you wrote is still here. You can correct it and send it again.',
    otherWays,
  },
  send: 'Send again',
  back: 'Back to the site',
} as const
