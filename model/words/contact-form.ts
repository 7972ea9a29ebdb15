import type { Budget } from '../../contract/contact/limits.ts'
import type { ContactField } from '../../contract/contact/schema.ts'

/** The words of the contact form before it is used. Its answers are in contact-form-answers.ts. */
export interface FieldTexts {
  label: string
  hint?: string
}

const optional = '(optional)'

export const fieldTexts: Readonly<Record<ContactField, FieldTexts>> = {
  name: {
    label: 'Your name',
  },
  email: {
    label: 'Email',
    hint: 'We’ll use it only to reply.',
  },
  company: { label: `Company ${optional}` },
  phone: {
    label: `Phone ${optional}`,
    hint: 'If you’d rather get a call.',
  },
  topic: {
    label: 'What it’s about',
  },
  budget: {
    label: `Budget ${optional}`,
    hint: 'A rough range saves us both a round of questions.',
  },
  message: {
    label: 'Message',
    hint: 'What goes wrong or takes too long? One real example helps most. No passwords, please.',
  },
  consent: {
    label: 'You may contact me about this message',
  },
}

export const otherTopic = { value: 'other', label: 'Something else' } as const

export const budgetLabels: Readonly<Record<Budget, string>> = {
  'under-10k': 'Under $10,000',
  '10k-30k': '$10,000 to $30,000',
  '30k-100k': '$30,000 to $100,000',
  'over-100k': 'Over $100,000',
  unsure: 'Not sure yet',
}

export const formTexts = {
  choose: 'Choose one',
  send: 'Send the message',
  sending: 'Sending…',
  checking: 'Still sending. Your connection is slow, but your text is safe.',
  /** Label of the honeypot field, in case a person ever encounters it. */
  trap: 'Leave this empty',
} as const

/** Stands beside the button where neither a script nor a backend could send the form; the address follows. */
export const needsScripts = 'This form can’t be sent without JavaScript. Please email us instead:'

/** Describes the form to a browser's agent. */
export const contactTool = {
  toolname: 'write_to_the_agency',
  tooldescription: 'Fills in the contact form. The visitor reads it and sends it.',
} as const
