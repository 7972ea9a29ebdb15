/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Careers' },
  roles: { id: 'roles', note: 'Right now', since: 'Posted' },
  how: { id: 'how', note: 'How hiring goes' },
  look: { id: 'look', note: 'Who fits' },
  offer: { id: 'offer', note: 'What you get' },
} as const
