/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'Resources' },
  checklists: { id: 'checklists', note: 'To print' },
  calculators: { id: 'calculators', note: 'Calculators' },
  readiness: { id: 'readiness', note: 'Self-check' },
  papers: { id: 'papers', note: 'In writing' },
  glossary: { id: 'glossary', note: 'Glossary' },
  siteMap: { id: 'site-map', note: 'Site map' },
} as const
