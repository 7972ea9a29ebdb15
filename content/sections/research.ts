/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  how: { id: 'how', note: 'Method' },
  rules: { id: 'rules', note: 'House rules' },
} as const
