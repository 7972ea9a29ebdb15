/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  studies: { id: 'studies', note: 'Drawings 1 to 4', heading: 'The four' },
  common: { id: 'common', note: 'Method' },
  reading: { id: 'reading', note: 'Legend' },
  notMeasured: { id: 'not-measured', note: 'Blank cells' },
  action: {
    heading: 'Need something of this size?',
    text: 'Small, exact and finished is what we do best, so tell us what it should join.',
    action: 'Write to us',
  },
} as const
