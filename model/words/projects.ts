/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Work' },
  studies: { id: 'studies', note: 'Case studies', heading: 'The four' },
  common: { id: 'common', note: 'How we build' },
  reading: { id: 'reading', note: 'Reading tips' },
  notMeasured: { id: 'not-measured', note: 'What we don’t know' },
  action: {
    heading: 'Need something about this size?',
    text: 'Small jobs that get finished are the work we like best. Tell us which two things should be talking to each other.',
    action: 'Tell us what to connect',
  },
} as const
