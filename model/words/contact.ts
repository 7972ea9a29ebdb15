/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Contact' },
  form: { id: 'message', note: 'Write to us' },
  ways: { id: 'ways', note: 'Phone and email' },
  write: { id: 'write', note: 'What to say' },
  after: { id: 'after', note: 'What’s next' },
  data: { id: 'data', note: 'Privacy' },
} as const
