/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Errata' },
  how: { id: 'how', note: 'The rules' },
  entry: { wrong: 'What was wrong', affected: 'Who it affected', changed: 'What we changed' },
  commit: (id: string): string =>
    `You can look up this correction in the history of the code, where its number is ${id}.`,
  action: {
    heading: 'Found another one?',
    text: 'Tell us the page and what’s wrong with it. If you’re right, we’ll fix it and put it on the list.',
    action: 'Report a mistake',
  },
} as const
