export interface FlowBox {
  name: string
  note: string
  /** A store below the flow, or a person's decision, is drawn apart. */
  kind?: 'person' | 'store'
  /** Label of the arrow that leads back to this box. */
  loop?: string
}

export interface Flow {
  caption: string
  /** Stages in order; the boxes of one stage happen in parallel. */
  stages: readonly (readonly FlowBox[])[]
}

/** How each product works, from left to right, or on a phone from top to bottom; by its case study. */
export const flows = {
  llmstxtbuddy: {
    caption: 'From pasted lines to a checked file',
    stages: [
      [{ name: 'Pasted pages', note: 'Title and address, one per line' }],
      [
        { name: 'Parser', note: 'Keeps the line numbers' },
        { name: 'Odd lines', note: 'Set aside with a message, never dropped', kind: 'store' },
      ],
      [{ name: 'Groups', note: 'By the heading above' }],
      [{ name: 'llms.txt', note: 'Title, summary, sections' }],
      [{ name: 'Checker', note: 'Messages, each tied to its line', loop: 'fix it and check again' }],
    ],
  },
  'gaze-guardian': {
    caption: 'From a camera picture to a cover; the trust line comes after the second part',
    stages: [
      [{ name: 'Camera', note: 'A frame, overwritten by the next' }],
      [{ name: 'Estimator', note: 'Frame in, point and certainty out; the frame is forgotten' }],
      [{ name: 'Decision', note: 'Zone, waiting time, state', loop: 'each new point' }],
      [{ name: 'Cover', note: 'Blurs or clears the content' }],
    ],
  },
  flowforge: {
    caption: 'An order on its way, and the queue that remembers it',
    stages: [
      [{ name: 'Request', note: 'A new job in the queue' }],
      [{ name: 'Check', note: 'Against stock', loop: 'tries again after 1, 2, 4 … seconds' }],
      [{ name: 'Approval', note: 'Waits for a yes or a no', kind: 'person' }],
      [{ name: 'Invoice', note: 'A draft, written once' }],
      [{ name: 'Notice', note: 'To the customer' }],
      [{ name: 'Queue', note: 'One table: step, tries, time, data', kind: 'store' }],
    ],
  },
  'ensemble-hub': {
    caption: 'One question, three answers, one result, and how many agreed',
    stages: [
      [{ name: 'Question', note: 'Names taken out' }],
      [
        { name: 'Model 1', note: 'Same deadline' },
        { name: 'Model 2', note: 'Same deadline' },
        { name: 'Model 3', note: 'Same deadline' },
      ],
      [{ name: 'Common form', note: 'Answers you can compare' }],
      [{ name: 'Rule', note: 'Vote, weighting or judge' }],
      [{ name: 'Answer', note: 'With agreement and cost', kind: 'person' }],
    ],
  },
} as const satisfies Readonly<Record<string, Flow>>
