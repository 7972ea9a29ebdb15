/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Case study' },
  /** The last field of the head's title block. */
  sheet: { label: 'Sheet', value: (sheet: number, sheets: number): string => `${sheet} of ${sheets}` },
  drawing: { id: 'drawing', note: 'Diagram', heading: 'How it works' },
  /** Opens the diagram's boxes as text. */
  inWords: 'The same in words',
  demonstration: { id: 'demonstration', note: 'Try it' },
  measured: { id: 'measured', note: 'Numbers', heading: 'What we measured' },
  related: {
    id: 'related',
    note: 'Where this leads',
    heading: 'Put it to work',
    service: 'Service',
    reading: 'Article',
  },
  action: {
    heading: 'Got something like this in mind?',
    text: 'Tell us what it should do and who’d use it. We’ll tell you which part is hard and what a first version would cost.',
    action: 'Describe your idea',
  },
} as const
