export const stepNames = ['request', 'check', 'approval', 'invoice', 'notice'] as const

export type StepName = (typeof stepNames)[number]

export type Happening =
  | { type: 'taken' }
  | { type: 'succeeded' }
  /** `share`: what jitter leaves of the doubled wait, 0 to 1. */
  | { type: 'failed'; share: number }
  | { type: 'interrupted' }
  | { type: 'answered'; answer: 'yes' | 'no' }
  | { type: 'expired' }
  | { type: 'reopened' }

/** One line of the log. */
export interface DiaryEntry {
  time: number
  step: StepName
  happening: Happening['type'] | 'given-up' | 'asked' | 'finished'
  answer?: 'yes' | 'no'
  /** Milliseconds until the next attempt. */
  wait?: number
}

/** How often the stock list fails before it answers. */
export type Outage = 'none' | 'twice' | 'lasting'

export type StepState = 'ahead' | 'due' | 'running' | 'retry' | 'person' | 'listed' | 'done' | 'skipped'

export const stepTexts: Readonly<Record<StepName, string>> = {
  request: 'Request',
  check: 'Check against stock',
  approval: 'Approval',
  invoice: 'Invoice draft',
  notice: 'Notice to customer',
}

export const stateTexts: Readonly<Record<StepState, string>> = {
  ahead: 'not yet',
  due: 'next',
  running: 'running',
  retry: 'failed, will try again',
  person: 'waiting for a person',
  listed: 'on a person’s list',
  done: 'done',
  skipped: 'skipped',
}

export const outageTexts: Readonly<Record<Outage, string>> = {
  none: 'answers',
  twice: 'fails twice',
  lasting: 'is down',
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** A line of the log in plain words. */
export function diaryText({ step, happening, answer, wait = 0 }: DiaryEntry): string {
  switch (happening) {
    case 'failed':
      return `Can’t reach the stock list. Next try in ${seconds(wait)}.`
    case 'given-up':
      return 'Failed, and so did five retries. Put on a list for a person.'
    case 'reopened':
      return 'A person put it back. The count starts over.'
    case 'interrupted':
      return `Lost power during “${stepTexts[step]}”. Found it again in the queue, due now.`
    case 'asked':
      return 'Asked a person for a yes or no within two days.'
    case 'answered':
      return answer === 'yes' ? 'A person said yes.' : 'A person said no. The invoice is skipped.'
    case 'expired':
      return 'Two days went by without an answer. That counts as a “no.”'
    case 'finished':
      return 'Customer notified. The case is closed.'
    case 'taken':
      return `“${stepTexts[step]}” starts.`
    default:
      return finished[step]
  }
}

const finished: Readonly<Record<StepName, string>> = {
  request: 'Request 4711 is in the queue.',
  check: 'Enough in stock.',
  approval: 'Approved.',
  invoice: 'Draft saved under the key 4711-invoice. A repeat would find it there.',
  notice: 'Customer notified.',
}

const opening = 9 * 3_600_000
const day = 24 * 3_600_000

/** The time of day for a case that arrived at nine o'clock. */
export function clockText(time: number): string {
  const total = opening + time
  const part = (unit: number) => String(Math.floor(total / unit) % 60).padStart(2, '0')
  const hours = Math.floor((total % day) / 3_600_000)
  const days = Math.floor(total / day)
  return `${days > 0 ? `Day ${days + 1}, ` : ''}${hours}:${part(60_000)}:${part(1000)}`
}

export const flowForgeTexts = {
  steps: 'Steps',
  diary: 'Log of case 4711',
  empty: 'Nothing’s happened yet.',
  run: 'Run',
  pause: 'Pause',
  step: 'Next step',
  restart: 'Start over',
  plug: 'Pull the plug',
  yes: 'Say yes',
  no: 'Say no',
  expire: 'Let two days pass',
  reopen: 'Put it back',
  outage: 'The stock list',
  needed: 'This case is waiting for you:',
  caption: 'The check failed twice and passed on the third try. A person approved the case the next morning.',
} as const
