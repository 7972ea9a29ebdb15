/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Legal', updated: 'Last edited' },
  inShort: { id: 'in-short', note: 'Summary', heading: 'The short version' },
} as const
