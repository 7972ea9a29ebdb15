/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Services' },
  guide: { id: 'guide', note: 'Start here' },
  all: { id: 'all', note: 'The whole list', heading: 'All services' },
  city: { id: 'city', note: 'Local pages' },
  prices: { id: 'prices', note: 'What it costs' },
  limits: { id: 'limits', note: 'What we don’t do' },
  action: {
    heading: 'Still not sure which one?',
    text: 'Then it’s probably a bit of two or three. Describe the week you just had, and we’ll tell you where we’d start.',
    action: 'Describe your week',
  },
} as const
