/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  problem: { id: 'problem', note: 'In your words', heading: 'The problem' },
  deliverables: { id: 'deliverables', note: 'Parts list', heading: 'What you get' },
  steps: { id: 'steps', note: 'Sequence', heading: 'How it goes' },
  needs: { id: 'needs', note: 'From your side', heading: 'What we need from you' },
  price: { id: 'price', note: 'Dimensions', heading: 'What it costs' },
  fit: { id: 'fit', note: 'Tolerances', heading: 'Is it for you?' },
  questions: { id: 'questions', note: 'Q and A', heading: 'Questions people ask' },
  related: { id: 'related', note: 'See also', heading: 'Go on from here' },
} as const
