/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'A sample, not legal advice' },
  inShort: { id: 'in-short', note: 'Summary', heading: 'The agreement in six lines' },
  clause: (number: number): string => `Clause ${number}`,
  before: { id: 'before', note: 'Fine print' },
  action: {
    heading: 'Want one with your job in it?',
    text: 'Tell us what you need. We’ll write the first sheet with a scope, a price and a date, and you can show it to your lawyer.',
    action: 'Ask for a first sheet',
  },
} as const
