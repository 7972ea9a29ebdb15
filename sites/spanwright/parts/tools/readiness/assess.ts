import type { Answer, ReadinessQuestion } from './texts.ts'

export type Answers = Readonly<Record<string, Answer>>

export interface Assessment {
  verdict: 'unfinished' | 'not-yet' | 'prepare' | 'trial'
  /** Questions without an answer. */
  open: readonly ReadinessQuestion[]
  /** The questions behind the verdict: what is in the way, or what to fix first. */
  reasons: readonly ReadinessQuestion[]
}

/** More of these than this, answered with less than yes, and a trial would teach little. */
export const mostWeakPoints = 3

/**
 * The verdict, by three rules: a no to a required question means not yet; a required question that is
 * not a yes, or more weak points than `mostWeakPoints`, mean prepare first; otherwise a trial.
 */
export function assess(questions: readonly ReadinessQuestion[], answers: Answers): Assessment {
  const answered = (...kinds: Answer[]) =>
    questions.filter(({ id }) => answers[id] !== undefined && kinds.includes(answers[id]))
  const open = questions.filter(({ id }) => answers[id] === undefined)
  if (open.length > 0) return { verdict: 'unfinished', open, reasons: [] }
  const blocking = answered('no').filter(({ isRequired }) => isRequired)
  if (blocking.length > 0) return { verdict: 'not-yet', open, reasons: blocking }
  const weak = answered('no', 'partly')
  const mustPrepare = weak.length > mostWeakPoints || weak.some(({ isRequired }) => isRequired)
  return { verdict: mustPrepare ? 'prepare' : 'trial', open, reasons: weak }
}
