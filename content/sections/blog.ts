/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  posts: { id: 'posts', note: 'Newest first', heading: 'Articles' },
  rules: { id: 'rules', note: 'House rules', heading: 'How these are written' },
  wishes: { id: 'wishes', note: 'Your turn' },
} as const
