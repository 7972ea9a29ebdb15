/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  form: { id: 'message', note: 'Write to us' },
  ways: { id: 'ways', note: 'Direct lines' },
  write: { id: 'write', note: 'Four lines' },
  after: { id: 'after', note: 'Sequence' },
  data: { id: 'data', note: 'Privacy' },
} as const
