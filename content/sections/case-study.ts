/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  drawing: { id: 'drawing', note: 'Drawing', heading: 'How it works' },
  demonstration: { id: 'demonstration', note: 'Demonstration' },
  measured: { id: 'measured', note: 'Readings', heading: 'What was measured' },
  related: { id: 'related', note: 'See also', heading: 'Go on from here' },
  action: {
    heading: 'Have something like this in mind?',
    text: 'Describe what it should do and who would use it, and we will tell you which part is hard and what a first version would cost.',
    action: 'Write to us',
  },
} as const
