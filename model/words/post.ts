/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  byline: { by: 'By', and: ' and ', published: 'Published', updated: 'Updated', minutes: 'min read' },
  sources: { id: 'sources', note: 'References', heading: 'Sources' },
  related: {
    id: 'related',
    note: 'More on this',
    heading: 'Read next',
    service: 'Service',
    reading: 'Article',
  },
  neighbors: { label: 'Articles before and after', words: { older: 'Older', newer: 'Newer' } },
  action: {
    heading: 'Want us to run your numbers?',
    text: 'Send whatever figures you have. We’ll redo the math with them and tell you what we’d try first.',
    action: 'Send your numbers',
  },
} as const
