import type { DiaryEntry, Happening, Outage } from './texts.ts'
import { advance, newCase, type Case } from './workflow.ts'

const failuresIn: Readonly<Record<Outage, number>> = { none: 0, twice: 2, lasting: Infinity }

/** How long each step runs in the demonstration, in milliseconds. */
const runningTime = 900

export interface Simulation {
  current: Case
  /** The demonstration's own clock: milliseconds since the case arrived. */
  clock: number
  diary: readonly DiaryEntry[]
}

export const newSimulation: Simulation = { current: newCase, clock: 0, diary: [] }

/**
 * The next automatic event and its time; undefined while the case waits for a person, and at its end.
 * @param outage The state of the stock list, on which the check depends.
 * @param share What jitter leaves of a wait, 0 to 1.
 */
export function upcoming(
  { current, clock }: Simulation,
  outage: Outage,
  share: number,
): { happening: Happening; time: number } | undefined {
  const { phase, step, failures, due } = current
  if (phase === 'due' || phase === 'retry')
    return { happening: { type: 'taken' }, time: Math.max(due, clock) }
  if (phase !== 'running') return undefined
  const fails = step === 'check' && failures < failuresIn[outage]
  return { happening: fails ? { type: 'failed', share } : { type: 'succeeded' }, time: clock + runningTime }
}

/** The simulation after an event at a given time; unchanged if that event can't happen now. */
export function happen(simulation: Simulation, happening: Happening, time: number): Simulation {
  const outcome = advance(simulation.current, happening, time)
  if (!outcome) return simulation
  return { current: outcome.next, clock: time, diary: [...simulation.diary, outcome.entry] }
}

/** Runs all automatic events until a person is needed or the case is done. */
export function runUntilPerson(simulation: Simulation, outage: Outage, share: number): Simulation {
  const next = upcoming(simulation, outage, share)
  return next ? runUntilPerson(happen(simulation, next.happening, next.time), outage, share) : simulation
}
