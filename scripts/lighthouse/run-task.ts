import { medianOf, missesOf, type Assertion, type Miss } from './budget.ts'
import type { PageResult } from './figures.ts'
import type { Run } from './measure.ts'
import type { Plan, Task } from './plan.ts'

interface TaskOptions extends Pick<Plan, 'runs' | 'attempts'> {
  task: Task
  assertions: readonly Assertion[]
  /** Measures the page once. */
  run: (task: Task) => Promise<Run>
  /** Of the runs so far, those that count. */
  countedOf?: (runs: readonly Run[]) => readonly Run[]
  /** Called before a page that has missed its budget is run again. */
  beforeRetry: () => Promise<void>
}

/** A page's result, with the report of the run that is closest to the median. */
export interface TaskResult extends PageResult {
  html: string
}

/**
 * Runs one page as often as planned, and up to `attempts` times while the median of the runs that count
 * misses the budget.
 */
export async function runTask({
  task,
  runs,
  attempts,
  assertions,
  run,
  countedOf = (made) => made,
  beforeRetry,
}: TaskOptions): Promise<TaskResult> {
  const measured: Run[] = []
  let counted: readonly Run[] = []
  let misses: Miss[] = []
  do {
    if (measured.length >= runs) await beforeRetry()
    measured.push(await run(task))
    counted = countedOf(measured)
    misses = missesOf(medianOf(counted), assertions)
  } while (measured.length < runs || (misses.length > 0 && measured.length < attempts))
  const { lost, html } = closest(counted)
  return { ...task, runs: measured.length, measured: medianOf(counted), misses, lost, html }
}

const performanceOf = ({ scores }: Run): number => scores['categories:performance'] ?? 0

/** The run in the middle by its performance; of an even number the worse of the two. */
const closest = (runs: readonly Run[]): Run =>
  runs.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor((runs.length - 1) / 2)] as Run
