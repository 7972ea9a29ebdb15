/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  roles: { id: 'roles', note: 'Now' },
  how: { id: 'how', note: 'Sequence' },
  look: { id: 'look', note: 'Fit' },
  offer: { id: 'offer', note: 'Terms' },
} as const
