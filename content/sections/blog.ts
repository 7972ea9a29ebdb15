/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Insights' },
  posts: { id: 'posts', note: 'Newest first', heading: 'Articles' },
  rules: { id: 'rules', note: 'Our rules', heading: 'How we write these' },
  wishes: { id: 'wishes', note: 'Your turn' },
} as const
