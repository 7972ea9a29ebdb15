import type { RefusalCode } from '../../contract/contact/answers.ts'
import { replyTime } from '../reply-time.ts'
import { site } from '../site.ts'

/**
 * What the contact function says: to the form as `message` of a refusal, to a visitor without
 * JavaScript as a page, and to the firm by email. Imported with relative paths: Deno reads it too.
 */
const otherWays = `You can also email ${site.email} or call ${site.phone.display}.`

export const refusalTexts: Readonly<Record<RefusalCode, string>> = {
  'method-not-allowed': 'This address only takes messages from the contact form.',
  'origin-not-allowed': 'We only take messages from our own pages. Please use the contact page.',
  'unsupported-type': 'We can’t read this kind of message. Please use the contact form.',
  'too-large': 'That’s more than one message can hold. Please shorten it and send it again.',
  malformed: 'Your message got garbled on the way. Please send it again.',
  invalid: 'Please fix the fields listed below.',
  'too-fast': 'That was faster than anyone can type. Please send it again.',
  'proof-required': 'The robot check is missing. Please send your message from the contact page.',
  'proof-invalid': 'The robot check didn’t work. Please send your message again.',
  'rate-limited': `That’s too many messages for one hour. Please try again later. ${otherWays}`,
  'not-available': `We couldn’t take your message just now. ${otherWays}`,
}

export const contactPageTexts = {
  brand: site.name,
  success: {
    title: 'We got your message',
    text: `A person will read it and email you back within ${replyTime} (${site.hours}).`,
  },
  failure: {
    title: 'Your message didn’t go out',
    kept: 'What you wrote is still here. You can send it again.',
    otherWays,
  },
  send: 'Send again',
  back: 'Back to the site',
} as const

/** The email that tells the firm of a message. */
export const notificationTexts = {
  subject: (topic: string): string => `New message about ${topic}`,
  labels: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone',
    topic: 'About',
    budget: 'Budget',
    page: 'Sent from',
    created_at: 'Received',
  },
} as const
