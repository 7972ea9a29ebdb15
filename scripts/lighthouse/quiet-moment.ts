import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** The share of the processors' time that nothing used since an earlier reading, from 0 to 1. */
export function idleShare(before: readonly ProcessorTimes[], after: readonly ProcessorTimes[]): number {
  const sum = (times: readonly ProcessorTimes[], pick: (time: ProcessorTimes) => number) =>
    times.reduce((total, time) => total + pick(time), 0)
  const all = (times: readonly ProcessorTimes[]) =>
    sum(times, (time) => Object.values(time).reduce((total, part) => total + part, 0))
  const idle = (times: readonly ProcessorTimes[]) => sum(times, (time) => time.idle)
  return (idle(after) - idle(before)) / Math.max(1, all(after) - all(before))
}

type ProcessorTimes = ReturnType<typeof cpus>[number]['times']

const readTimes = () => cpus().map(({ times }) => times)

/**
 * Waits until the machine has little else to do, since what else runs slows the page.
 * @param seconds The longest wait.
 * @returns How many seconds it took.
 */
export async function quietMoment(seconds: number): Promise<number> {
  for (let second = 1; second <= seconds; second += 1) {
    const before = readTimes()
    await wait(1000)
    if (idleShare(before, readTimes()) > 0.8) return second
  }
  return Math.max(0, seconds)
}
