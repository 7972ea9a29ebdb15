import { readinessQuestions, type Answer, type ReadinessQuestion } from './texts.ts'

export type Answers = Readonly<Record<string, Answer>>

interface Assessment {
  verdict: 'unfinished' | 'not-yet' | 'prepare' | 'trial'
  /** Questions without an answer. */
  open: readonly ReadinessQuestion[]
  /** The questions behind the verdict: the obstacles, or what to fix first. */
  reasons: readonly ReadinessQuestion[]
}

/** With more questions than this not answered with yes, a trial would teach little. */
export const mostWeakPoints = 3

/**
 * The verdict: not yet if a required answer is no; prepare first if a required answer is only partly, or if more than
 * `mostWeakPoints` answers are not yes; otherwise a trial.
 */
export function assess(answers: Answers): Assessment {
  const answered = (...kinds: Answer[]) =>
    readinessQuestions.filter(({ id }) => answers[id] !== undefined && kinds.includes(answers[id]))
  const open = readinessQuestions.filter(({ id }) => answers[id] === undefined)
  if (open.length > 0) return { verdict: 'unfinished', open, reasons: [] }
  const blocking = answered('no').filter(({ isRequired }) => isRequired)
  if (blocking.length > 0) return { verdict: 'not-yet', open, reasons: blocking }
  const weak = answered('no', 'partly')
  const mustPrepare = weak.length > mostWeakPoints || weak.some(({ isRequired }) => isRequired)
  return { verdict: mustPrepare ? 'prepare' : 'trial', open, reasons: weak }
}
