/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  name: { id: 'name', note: 'Title block' },
  principles: { id: 'principles', note: 'Specification' },
  founder: { id: 'founder', note: 'Drawn by' },
  notClaimed: { id: 'not-claimed', note: 'Left blank' },
  wrong: { id: 'wrong', note: 'Revisions' },
  action: {
    heading: 'Ask us something awkward',
    text: 'About prices, about failures, about who does the work, because the answer tells you more than this page can.',
    action: 'Ask a question',
  },
} as const
