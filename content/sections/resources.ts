/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  checklists: { id: 'checklists', note: 'To print' },
  calculators: { id: 'calculators', note: 'To reckon' },
  readiness: { id: 'readiness', note: 'Self-check' },
  glossary: { id: 'glossary', note: 'Legend' },
  siteMap: { id: 'site-map', note: 'All sheets' },
} as const
