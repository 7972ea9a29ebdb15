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

/** Waits until the machine has little else to do, at most so many seconds: what else runs slows the page. */
export async function quietMoment(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    const before = readTimes()
    await wait(1000)
    if (idleShare(before, readTimes()) > 0.8) return
  }
}
