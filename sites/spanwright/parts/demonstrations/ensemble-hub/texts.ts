import type { Combined } from './combine.ts'

/** One model's answer in the common form; undefined if it was late. */
export interface Opinion {
  model: string
  answer: string | undefined
  /** How sure it says it is, 0 to 1. */
  certainty: number
  /** The share of a test set that it got right, 0 to 1. */
  record: number
}

export const methods = ['majority', 'weighted', 'abstain'] as const

export type Method = (typeof methods)[number]

interface SampleQuestion {
  id: string
  /** What the case shows, in two or three words. */
  name: string
  question: string
  /** The right answer, which the rules don't see. */
  truth: string
  opinions: readonly Opinion[]
}

const model =
  (name: string, record: number) =>
  (certainty: number, answer?: string): Opinion => ({ model: name, answer, certainty, record })

/** Three models that do not exist, with made-up records. */
const [first, second, third] = [model('Model 1', 0.9), model('Model 2', 0.6), model('Model 3', 0.5)]

/** Questions, answers and figures are made up; each shows something that happens with real models. */
export const questions: readonly SampleQuestion[] = [
  {
    id: 'differ',
    name: 'Rules differ',
    question: 'Can you wash this filter and use it again?',
    truth: 'No',
    opinions: [first(0.9, 'No'), second(0.6, 'Yes'), third(0.7, 'Yes')],
  },
  {
    id: 'agree',
    name: 'Two of three',
    question: 'How often do you have to change the filter?',
    truth: 'Every 6 months',
    opinions: [first(0.8, 'Every 6 months'), second(0.7, 'Every 6 months'), third(0.95, 'Every 12 months')],
  },
  {
    id: 'wrong',
    name: 'All three wrong',
    question: 'Is the warranty still good if another company changes the filter?',
    truth: 'No',
    opinions: [first(0.9, 'Yes'), second(0.85, 'Yes'), third(0.95, 'Yes')],
  },
  {
    id: 'late',
    name: 'One is late',
    question: 'What size filter fits the unit?',
    truth: '20 × 25 in',
    opinions: [first(0), second(0.75, '16 × 25 in'), third(0.9, '20 × 25 in')],
  },
]

export const methodTexts: Readonly<Record<Method, { label: string; rule: string }>> = {
  majority: { label: 'Vote', rule: 'One model, one vote' },
  weighted: { label: 'Weighting', rule: 'How sure it is × its record' },
  abstain: { label: 'Pass when in doubt', rule: 'Weighting, but no answer below a set share' },
}

/** The slider's initial value: a share of the weight. */
export const startingThreshold = 0.6

/** Why the rule came to its result, in one sentence. */
export function reasonText(
  { because, supports, agreement }: Combined,
  method: Method,
  threshold: number,
): string {
  const [leader, next] = supports
  const total = supports.reduce((sum, { weight }) => sum + weight, 0)
  const weighed = `“${leader?.answer}” weighs ${leader?.weight.toFixed(2)} of ${total.toFixed(2)}`
  switch (because) {
    case 'ahead':
      if (!next) return `All ${agreement.given} that answered agree.`
      return method === 'majority'
        ? `“${leader?.answer}” has ${agreement.agreeing} of ${agreement.given} votes.`
        : `${weighed}, “${next.answer}” ${next.weight.toFixed(2)}.`
    case 'tied':
      return 'Two answers weigh the same. Neither one wins.'
    case 'below-threshold':
      return `${weighed}, short of the ${(threshold * total).toFixed(2)} it needs.`
    case 'single':
      return 'Only one model answered. There’s nothing to combine.'
    default:
      return 'No model answered in time.'
  }
}

export const ensembleTexts = {
  label: 'Made-up sample data. These three models don’t exist.',
  question: 'Sample question',
  method: 'Rule',
  threshold: 'Share of the weight an answer needs',
  sum: (certainty: string, record: string, weight: string) =>
    `sure ${certainty} × record ${record} = ${weight}`,
  late: 'late, doesn’t count',
  result: 'Result',
  noAnswer: 'No answer. Ask a person',
  agreement: (agreeing: number, given: number) => `Agreement: ${agreeing} of ${given}`,
  right: 'Right, in this sample',
  wrong: (truth: string) => `Wrong: in this sample the right answer is “${truth}”`,
  undecided: (truth: string) => `Left open. In this sample the right answer is “${truth}”`,
  caption: 'The same three answers under each rule. Questions, answers and figures are made up.',
} as const
