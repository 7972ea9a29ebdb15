/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Error 404' },
  all: { id: 'all', note: 'Site map' },
} as const
