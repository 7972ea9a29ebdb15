/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  hero: { note: 'About' },
  name: { id: 'name', note: 'Who we are' },
  principles: { id: 'principles', note: 'What we stand by' },
  founder: { id: 'founder', note: 'The person' },
  writing: { id: 'writing', note: 'What you read here' },
  notClaimed: { id: 'not-claimed', note: 'Left out on purpose' },
  wrong: { id: 'wrong', note: 'Mistakes' },
  action: {
    heading: 'Ask us something awkward',
    text: 'Ask about prices, failures, or who’ll be doing the work. You’ll learn more from how we answer than from any About page.',
    action: 'Ask your question',
  },
} as const
