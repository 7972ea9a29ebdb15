/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  counties: { id: 'counties', note: 'By county' },
  cover: { id: 'cover', note: 'Coverage' },
  missing: { id: 'missing', note: 'Off the sheet' },
  action: {
    heading: 'Name your town and your trouble',
    text: 'We will tell you when we are next in your direction, and what we would look at first.',
    action: 'Write to us',
  },
} as const
