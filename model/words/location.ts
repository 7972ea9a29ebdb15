/** The fragments of the parts whose headings stand in a page's front matter, under the same keys. */
export const partIds = {
  businesses: 'businesses',
  example: 'example',
  services: 'first-steps',
  questions: 'questions',
  prices: 'prices',
  checks: 'checklist',
  ask: 'ask',
  nearby: 'nearby',
  siblings: 'guides',
} as const

/** What is the same on every page of this template: fragments, small labels, and the last call of each shape. */
export const sections = {
  map: { label: 'Map around' },
  hero: { guide: 'Buyer’s guide' },
  story: { id: 'about-the-place' },
  businesses: { id: partIds.businesses },
  example: {
    id: partIds.example,
    caption: 'Made-up example, not a client',
    problem: 'What goes wrong',
    firstStep: 'First step',
    next: 'After that',
  },
  services: { id: partIds.services, kind: 'Service' },
  questions: { id: partIds.questions },
  prices: { id: partIds.prices },
  checks: { id: partIds.checks },
  asks: { id: partIds.ask, listenFor: 'Listen for' },
  nearby: { id: partIds.nearby },
  siblings: { id: partIds.siblings, kind: 'Guide' },
  sources: { text: 'Check it yourself:' },
  action: {
    'street-first': {
      text: 'Tell us what you do and where things get stuck. We’ll tell you if software would help at all.',
      action: 'Use the full contact form',
    },
    'example-first': {
      text: 'Send us the job that eats your week, with a number or two if you have them. We’ll work through it with you.',
      action: 'Open the long version',
    },
    'question-first': {
      text: 'Got a question that isn’t here? Ask it. A person answers, even if the answer is no.',
      action: 'Ask in more detail',
    },
    'price-guide': {
      text: 'Describe the job in a few sentences. We’ll tell you which line of the list it belongs on, or that it isn’t on the list at all.',
      action: 'Send a longer description',
    },
    'choosing-guide': {
      text: 'Ask us the ten questions. You’ll get written answers, and you can show them to the other firms.',
      action: 'Send them on our long form',
    },
  },
} as const
