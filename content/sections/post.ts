/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  sources: { id: 'sources', note: 'References', heading: 'Sources' },
  related: { id: 'related', note: 'See also', heading: 'Go on from here' },
  neighbors: { label: 'Articles before and after', words: { older: 'Older', newer: 'Newer' } },
  action: {
    heading: 'Want this worked out for your business?',
    text: 'Send us the numbers you have, and we will redo the sum with them and tell you what we would try first.',
    action: 'Write to us',
  },
} as const
