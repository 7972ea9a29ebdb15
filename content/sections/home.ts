/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  audience: { id: 'audience', note: 'For whom' },
  services: { id: 'services', note: 'What we span', heading: 'Three gaps, twelve services' },
  work: { id: 'work', note: 'Case studies' },
  steps: { id: 'steps', note: 'Sequence' },
  proof: { id: 'proof', note: 'Inspection' },
  where: { id: 'where', note: 'Coverage' },
  action: {
    heading: 'One hour, no charge, no slides',
    text: 'Describe the gap in two sentences, and you get a personal answer within one working day, also when it is a no.',
    action: 'Write to us',
  },
} as const
