import { contactLimits as limits } from '../../contract/contact/limits.ts'
import type { ContactField, FieldCode } from '../../contract/contact/schema.ts'
import { contactPageTexts } from './contact-answers.ts'
import { site } from '../site.ts'

const atMost = (characters: number, unit = 'characters'): string =>
  `${characters.toLocaleString('en-US')} ${unit} or fewer`

/**
 * What is wrong with a field, as a sentence that says how to fix it (GOV.UK Design System, error
 * message). The form says it, and the contact function on its page for visitors without JavaScript;
 * that is why the imports are relative: Deno reads them too. Refusals are in contact-answers.ts.
 */
export const faultTexts: Readonly<Record<ContactField, Partial<Record<FieldCode, string>>>> = {
  name: {
    required: 'Enter your name',
    short: `Enter a name of at least ${limits.name.min} letters`,
    long: `Shorten your name to ${atMost(limits.name.max, 'letters')}`,
  },
  email: {
    required: 'Enter an email address we can reply to',
    format: 'Enter an email address like name@company.com',
    long: `Shorten the email address to ${atMost(limits.email.max)}`,
  },
  company: { long: `Shorten the company name to ${atMost(limits.company.max)}` },
  phone: {
    format: 'Enter a phone number like 412-555-0100',
    long: `Shorten the phone number to ${atMost(limits.phone.max)}`,
  },
  topic: { required: 'Choose what it’s about', format: 'Choose what it’s about' },
  budget: { format: 'Choose a range from the list' },
  message: {
    required: 'Tell us in a few words what you need',
    short: `Write at least ${limits.message.min} characters`,
    long: `Shorten the message to ${atMost(limits.message.max)}`,
  },
  consent: { required: 'Check the box so we can reply' },
}

/** For a fault that has no words of its own. */
export const otherFault = 'Check what you typed'

export const answerTexts = {
  summaryHeading: 'Please fix this first',
  titlePrefix: 'Error: ',
  sent: {
    heading: contactPageTexts.success.title,
    text: contactPageTexts.success.text,
    next: 'You don’t have to do anything else. If you forgot something, add it when we write back.',
  },
  failed: {
    heading: contactPageTexts.failure.title,
    unreachable: 'The connection dropped, or our server didn’t answer.',
    kept: 'Nothing is lost: your text is still in the form. Try again in a minute, or pick another way:',
    mail: 'Send it from your email app',
    call: `Call ${site.phone.display}`,
    copy: 'Copy the message',
    copied: 'Copied',
  },
  byMail: {
    heading: 'One more step: your email app',
    text: 'This form sends its messages by email. Your text is ready, so send it from your email app or copy it.',
  },
  mailSubject: `Message for ${site.name}`,
} as const
