import { medianOf, missesOf, type Assertion } from './budget.ts'
import type { PageResult } from './figures.ts'
import type { Run } from './measure.ts'
import type { Plan, Task } from './plan.ts'

interface PagesOptions extends Pick<Plan, 'tasks' | 'runs' | 'attempts'> {
  assertions: readonly Assertion[]
  /** Measures a page once. */
  run: (task: Task) => Promise<Run>
  /** Called before a page that has missed its budget is run again; false where that must not be. */
  mayRetry: () => Promise<boolean>
  /** Called after each run, or each of the first runs together, of a page. */
  onResult: (result: TaskResult) => void
}

/** A page's result, with the report of the run that is closest to the median. */
export interface TaskResult extends PageResult {
  html: string
}

/**
 * Runs every page as often as planned. Then, round by round, those whose median misses the budget, up to
 * `attempts` runs of each: what slowed the machine may have passed by then.
 */
export async function runPages({
  tasks,
  runs,
  attempts,
  run,
  mayRetry,
  assertions,
  onResult,
}: PagesOptions): Promise<void> {
  const made = new Map<Task, Run[]>()
  let left = tasks
  for (let done = runs; left.length > 0 && done <= attempts; done += 1) {
    const missed: Task[] = []
    for (const task of left) {
      /* oxlint-disable no-await-in-loop -- what runs beside a page slows it */
      const isRetry = made.has(task)
      if (isRetry && !(await mayRetry())) return
      const all = made.get(task) ?? []
      made.set(task, all)
      do all.push(await run(task))
      while (all.length < runs)
      /* oxlint-enable no-await-in-loop */
      const result = judge(task, all, assertions)
      onResult(result)
      if (result.misses.length > 0) missed.push(task)
    }
    left = missed
  }
}

function judge(task: Task, runs: readonly Run[], assertions: readonly Assertion[]): TaskResult {
  const measured = medianOf(runs)
  const { lost, html } = closest(runs)
  return { ...task, runs: runs.length, measured, misses: missesOf(measured, assertions), lost, html }
}

const performanceOf = ({ scores }: Run): number => scores['categories:performance'] ?? 0

/** The run in the middle by its performance; of an even number the worse of the two. */
const closest = (runs: readonly Run[]): Run =>
  runs.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor((runs.length - 1) / 2)] as Run
