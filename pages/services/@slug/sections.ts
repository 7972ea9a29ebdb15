import { words } from '#.site/words/service.ts'

const { price, story, question } = words

/**
 * The parts of a service page, by the page's shape: fragment, annotation in the margin, heading. The order here is
 * the order on the page. Each shape has words of its own, so that no heading stands on more than the few pages of
 * one shape.
 */
export const sections = {
  price: {
    price: { id: 'price', ...price.price },
    drivers: { id: 'drivers', ...price.drivers },
    body: { id: 'numbers', ...price.body },
    deliverables: { id: 'deliverables', ...price.deliverables },
    steps: { id: 'steps', ...price.steps },
    fit: { id: 'fit', ...price.fit },
    questions: { id: 'questions', ...price.questions },
    related: { id: 'related', ...price.related },
  },
  story: {
    body: { id: 'story', ...story.body },
    steps: { id: 'steps', ...story.steps },
    deliverables: { id: 'deliverables', ...story.deliverables },
    needs: { id: 'needs', ...story.needs },
    price: { id: 'price', ...story.price },
    fit: { id: 'fit', ...story.fit },
    questions: { id: 'questions', ...story.questions },
    related: { id: 'related', ...story.related },
  },
  question: {
    questions: { id: 'questions', ...question.questions },
    body: { id: 'background', ...question.body },
    tryFirst: { id: 'try-first', ...question.tryFirst },
    fit: { id: 'fit', ...question.fit },
    deliverables: { id: 'deliverables', ...question.deliverables },
    steps: { id: 'steps', ...question.steps },
    price: { id: 'price', ...question.price },
    related: { id: 'related', ...question.related },
  },
} as const
