/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  inShort: { id: 'in-short', note: 'Summary', heading: 'In short' },
} as const
