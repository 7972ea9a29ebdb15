/**
 * The parts of a service page, by the page's shape: fragment, annotation in the margin, heading. The order
 * here is the order on the page. Each shape has words of its own, so that no heading stands on more than
 * the few pages of one shape.
 */
export const sections = {
  price: {
    price: { id: 'price', note: 'In dollars', heading: 'What it costs' },
    drivers: {
      id: 'drivers',
      note: 'Up or down',
      heading: 'What moves the price',
      more: 'Costs more when',
      less: 'Costs less when',
    },
    body: { id: 'numbers', note: 'Worth knowing' },
    deliverables: { id: 'deliverables', note: 'For your money', heading: 'What the money buys' },
    steps: { id: 'steps', note: 'Week by week', heading: 'From the first call to the result' },
    fit: {
      id: 'fit',
      note: 'Yes or no',
      heading: 'Is it worth it for you?',
      yes: 'Worth it if',
      no: 'Save your money if',
    },
    questions: { id: 'questions', note: 'Before you sign', heading: 'What buyers ask' },
    related: { id: 'related', note: 'See also', heading: 'More to compare' },
  },
  story: {
    body: { id: 'story', note: 'Sound familiar?' },
    steps: { id: 'steps', note: 'Step by step', heading: 'How we get there' },
    deliverables: { id: 'deliverables', note: 'Yours to keep', heading: 'What you end up with' },
    needs: { id: 'needs', note: 'Your side', heading: 'What we need from you' },
    price: { id: 'price', note: 'In dollars', heading: 'Prices, and who pays for a wrong guess' },
    fit: { id: 'fit', note: 'Yes or no', heading: 'Is it for you?', yes: 'Yes, if', no: 'No, if' },
    questions: { id: 'questions', note: 'Q and A', heading: 'Questions people ask' },
    related: { id: 'related', note: 'See also', heading: 'Read on' },
  },
  question: {
    questions: { id: 'questions', note: 'Q and A', heading: 'Short answers first' },
    body: { id: 'background', note: 'The longer answer' },
    tryFirst: { id: 'try-first', note: 'Without us', heading: 'Try this before you call' },
    fit: {
      id: 'fit',
      note: 'Us or not us',
      heading: 'When to call us',
      yes: 'Call us when',
      no: 'Don’t call us when',
    },
    deliverables: { id: 'deliverables', note: 'On paper', heading: 'What we hand over' },
    steps: { id: 'steps', note: 'In order', heading: 'What happens when' },
    price: { id: 'price', note: 'In dollars', heading: 'What you’d pay' },
    related: { id: 'related', note: 'See also', heading: 'Where to look next' },
  },
} as const

/** The link to the long form, under a page's call to action. */
export const longForm = {
  price: 'Send the numbers in full',
  story: 'Tell us the whole story',
  question: 'Ask it in full',
} as const

/** What kind of page a related one is. */
export const relatedKinds = {
  other: 'Not this?',
  caseStudy: 'Our own work',
  service: 'Service',
  post: 'Article',
  place: 'Nearby',
} as const
