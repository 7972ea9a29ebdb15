/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  guide: { id: 'guide', note: 'From symptom to page' },
  all: { id: 'all', note: 'By problem', heading: 'All services' },
  city: { id: 'city', note: 'Local pages' },
  prices: { id: 'prices', note: 'Dimensions' },
  limits: { id: 'limits', note: 'Out of scope' },
  action: {
    heading: 'Still not sure which one?',
    text: 'Then it is probably none of them exactly, so describe the week you just had, and we will tell you where we would begin.',
    action: 'Describe it to us',
  },
} as const
