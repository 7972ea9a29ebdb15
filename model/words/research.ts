/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  note: {
    number: 'Note',
    question: 'Question',
    /** Opens the table under a figure. */
    table: 'The figures as a table',
    method: 'How we measured',
    meaning: 'What it tells you',
    limits: 'What it doesn’t',
    next: 'What’s next',
  },
} as const
