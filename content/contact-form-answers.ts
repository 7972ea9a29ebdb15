import type { ContactField, FieldCode } from '../supabase/functions/_shared/contact/schema.ts'
import { contactPageTexts } from './contact-answers.ts'
import { site } from './site.ts'

/**
 * What is wrong with a field, as a sentence that says how to mend it (GOV.UK Design System, error
 * message). Refusals of the server are in contact-answers.ts.
 */
export const faultTexts: Readonly<Record<ContactField, Partial<Record<FieldCode, string>>>> = {
  name: {
    required: 'Enter your name',
    short: 'Enter a name of 2 letters or more',
    long: 'Shorten your name to 100 letters',
  },
  email: {
    required: 'Enter a mail address that we can answer to',
    format: 'Enter a mail address like name@company.com',
    long: 'Enter a mail address of at most 254 characters',
  },
  company: { long: 'Shorten the company’s name to 120 characters' },
  phone: {
    format: 'Enter a phone number like 412-555-0100',
    long: 'Enter a phone number of at most 30 characters',
  },
  topic: { required: 'Choose what it is about', format: 'Choose what it is about' },
  budget: { format: 'Choose a range from the list' },
  message: {
    required: 'Write a few words about what you need',
    short: 'Write 10 characters or more',
    long: 'Shorten the message to 4,000 characters',
  },
  consent: { required: 'Tick the box, so that we may answer you' },
}

/** For a fault that has no words of its own. */
export const otherFault = 'Check what you have entered'

export const answerTexts = {
  summaryHeading: 'Something is not right yet',
  titlePrefix: 'Error: ',
  sent: {
    heading: contactPageTexts.success.title,
    text: contactPageTexts.success.text,
    next: 'You need do nothing more. If something has to be added, answer that mail.',
  },
  failed: {
    heading: contactPageTexts.failure.title,
    unreachable: 'The connection failed, or our side did not answer.',
    kept: 'Nothing is lost: your text is still in the form. Send it again in a moment, or take one of these ways.',
    mail: 'Send it from your mail program',
    call: `Call ${site.phone.display}`,
    copy: 'Copy the message',
    copied: 'Copied',
  },
  byMail: {
    heading: 'One more step: your mail program',
    text: 'Messages from this form travel by mail. Your text is ready; send it from your own mail program, or copy it.',
  },
  mailSubject: `Message for ${site.name}`,
} as const
