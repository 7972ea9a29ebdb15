import { stepNames, type DiaryEntry, type Happening, type StepName } from './texts.ts'

/**
 * The state of a case at its step. `due`: starts at the time `due`; `running`: taken by the engine; `retry`: failed, due
 * again later; `person`: waits for a yes or no; `listed`: given up, on the list for people; `done`: past the last step.
 */
export type Phase = 'due' | 'running' | 'retry' | 'person' | 'listed' | 'done'

/** What the database would hold for one case. Times are milliseconds since it arrived. */
export interface Case {
  step: StepName
  phase: Phase
  /** Failed attempts at this step. */
  failures: number
  /** When the engine takes it, or when the wait for a person ends. */
  due: number
  answer?: 'yes' | 'no'
}

/** How often a failed step is tried again before it goes on the list for people. */
export const mostRetries = 5
const firstWait = 1000
/** How long an approval waits: two days. */
export const approvalTime = 2 * 24 * 3_600_000

export const newCase: Case = { step: 'request', phase: 'due', failures: 0, due: 0 }

/** 1, 2, 4, 8 and 16 seconds, before jitter. */
export const waitAfter = (failures: number): number => firstWait * 2 ** (failures - 1)

/** The step after this one. A no skips the invoice. */
function following({ step, answer }: Case): StepName | undefined {
  if (step === 'approval' && answer === 'no') return 'notice'
  return stepNames[stepNames.indexOf(step) + 1]
}

/**
 * The core, which knows neither database nor clock.
 * @returns The case after an event, and a line for its log; undefined if the event cannot happen in its phase.
 */
export function advance(current: Case, happening: Happening, time: number) {
  const { step, phase, failures } = current
  const outcome = (change: Partial<Case>, told: Partial<DiaryEntry> = {}) => ({
    next: { ...current, ...change },
    entry: { time, step, happening: happening.type, ...told },
  })
  if (!possible[phase].includes(happening.type)) return undefined
  switch (happening.type) {
    case 'taken':
      return step === 'approval'
        ? outcome({ phase: 'person', due: time + approvalTime }, { happening: 'asked' })
        : outcome({ phase: 'running' })
    case 'failed': {
      const tried = failures + 1
      if (tried > mostRetries) return outcome({ phase: 'listed', failures: tried }, { happening: 'given-up' })
      const wait = Math.round(waitAfter(tried) * happening.share)
      return outcome({ phase: 'retry', failures: tried, due: time + wait }, { wait })
    }
    case 'interrupted':
      return outcome({ phase: 'due', due: time })
    case 'reopened':
      return outcome({ phase: 'due', failures: 0, due: time })
    case 'answered':
      return outcome(moved({ ...current, answer: happening.answer }, time), { answer: happening.answer })
    case 'expired':
      return outcome(moved({ ...current, answer: 'no' }, time))
    default: {
      const next = moved(current, time)
      return outcome(next, next.phase === 'done' ? { happening: 'finished' } : {})
    }
  }
}

const possible: Readonly<Record<Phase, readonly Happening['type'][]>> = {
  due: ['taken'],
  retry: ['taken'],
  running: ['succeeded', 'failed', 'interrupted'],
  person: ['answered', 'expired'],
  listed: ['reopened'],
  done: [],
}

function moved(current: Case, time: number): Case {
  const step = following(current)
  return step ? { ...current, step, phase: 'due', failures: 0, due: time } : { ...current, phase: 'done' }
}
