import type { CaseStudySlug } from './routes.ts'

export interface FlowBox {
  name: string
  note: string
  /** A store below the flow, or a person's decision, is drawn apart. */
  kind?: 'person' | 'store'
  /** What leads back to this box. */
  loop?: string
}

export interface Flow {
  caption: string
  /** Stages in their order; what stands in one stage happens side by side. */
  stages: readonly (readonly FlowBox[])[]
}

/** How each product works, from left to right, or on a phone from top to bottom. */
export const flows: Readonly<Record<CaseStudySlug, Flow>> = {
  llmstxtbuddy: {
    caption: 'From pasted lines to a checked file',
    stages: [
      [{ name: 'Pasted pages', note: 'Title, address, one line each' }],
      [
        { name: 'Parser', note: 'Keeps the line numbers' },
        { name: 'Odd lines', note: 'Put aside with a message, never dropped', kind: 'store' },
      ],
      [{ name: 'Groups', note: 'By the heading above' }],
      [{ name: 'llms.txt', note: 'Title, summary, sections' }],
      [{ name: 'Checker', note: 'Messages, each tied to its line', loop: 'mend and check again' }],
    ],
  },
  'gaze-guardian': {
    caption: 'From a camera picture to a cover; the border of trust lies after the second part',
    stages: [
      [{ name: 'Camera', note: 'A frame, overwritten by the next' }],
      [{ name: 'Estimator', note: 'Frame in, point and certainty out; the frame is forgotten' }],
      [{ name: 'Decision', note: 'Zone, dwell time, state', loop: 'each new point' }],
      [{ name: 'Cover', note: 'Blurs or clears the content' }],
    ],
  },
  flowforge: {
    caption: 'An order on its way, with the queue that remembers it',
    stages: [
      [{ name: 'Request', note: 'A new case in the queue' }],
      [{ name: 'Check', note: 'Against stock', loop: 'try again after 1, 2, 4 … seconds' }],
      [{ name: 'Approval', note: 'Waits for a yes or a no', kind: 'person' }],
      [{ name: 'Invoice', note: 'A draft, written once' }],
      [{ name: 'Notice', note: 'To the customer' }],
      [{ name: 'Queue', note: 'One table: step, try, time, data', kind: 'store' }],
    ],
  },
  'ensemble-hub': {
    caption: 'One question, three answers, one result with its agreement',
    stages: [
      [{ name: 'Question', note: 'Cleaned of names' }],
      [
        { name: 'Model 1', note: 'Same deadline' },
        { name: 'Model 2', note: 'Same deadline' },
        { name: 'Model 3', note: 'Same deadline' },
      ],
      [{ name: 'Common form', note: 'Answers made comparable' }],
      [{ name: 'Rule', note: 'Vote, weighting or judge' }],
      [{ name: 'Answer', note: 'With agreement and cost', kind: 'person' }],
    ],
  },
}
