/** A share of the machine's best speed below which something else was slowing it. */
const leastShare = 0.85

interface Timed {
  /** Of Lighthouse: how fast the machine was while it measured. */
  benchmarkIndex: number
}

/**
 * Tells runs apart that were made while the machine was slowed by something else, such as a neighbor on the
 * same host: what they measure is that, and Lighthouse advises not to compare them
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md). The best speed is learned from
 * the runs themselves.
 */
export function watchSpeed() {
  let best = 0
  return {
    /** Notes a run, and gives it back. */
    see: <Run extends Timed>(run: Run): Run => {
      best = Math.max(best, run.benchmarkIndex)
      return run
    },
    /** The runs that count; all of them if every one was disturbed. */
    undisturbed: <Run extends Timed>(runs: readonly Run[]): readonly Run[] => {
      const counted = runs.filter(({ benchmarkIndex }) => benchmarkIndex >= best * leastShare)
      return counted.length > 0 ? counted : runs
    },
  }
}
