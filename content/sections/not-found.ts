/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  all: { id: 'all', note: 'All sheets' },
} as const
