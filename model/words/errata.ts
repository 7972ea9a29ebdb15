/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  entry: { wrong: 'What was wrong', affected: 'Who it affected', changed: 'What we changed' },
  commit: (id: string): string =>
    `You can look up this correction in the history of the code, where its number is ${id}.`,
} as const
