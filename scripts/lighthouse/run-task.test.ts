import { expect, test } from 'vitest'
import type { Run } from './measure.ts'
import { runTask } from './run-task.ts'

const id = 'categories:performance'

/** Measures a page whose performance is each of the scores in turn. */
async function measured(scores: readonly number[], plan: { runs: number; attempts: number }) {
  let retries = 0
  const left = [...scores]
  const result = await runTask({
    task: { path: '/', device: 'mobile' },
    ...plan,
    assertions: [{ id, minScore: 1 }],
    run: async () => {
      const score = left.shift() ?? 0
      return {
        scores: { [id]: score },
        values: {},
        lengths: {},
        lost: [],
        html: String(score),
        benchmarkIndex: 1,
      } satisfies Run
    },
    beforeRetry: async () => void (retries += 1),
  })
  return { runs: result.runs, missed: result.misses.length, report: result.html, retries }
}

test('a page that meets its budget is run as often as planned', async () => {
  expect(await measured([1], { runs: 1, attempts: 3 })).toEqual({
    runs: 1,
    missed: 0,
    report: '1',
    retries: 0,
  })
  expect(await measured([1, 0.9, 1], { runs: 3, attempts: 3 })).toMatchObject({ runs: 3, missed: 0 })
})

test('one slow run of three is forgiven, two are not; the report is that of the run in the middle', async () => {
  const plan = { runs: 1, attempts: 3 }
  expect(await measured([0.8, 1, 1], plan)).toEqual({ runs: 3, missed: 0, report: '1', retries: 2 })
  expect(await measured([0.8, 0.9, 1], plan)).toEqual({ runs: 3, missed: 1, report: '0.9', retries: 2 })
})

test('runs that do not count decide nothing', async () => {
  const scores = [0.8, 0.9, 1]
  const result = await runTask({
    task: { path: '/', device: 'mobile' },
    runs: 1,
    attempts: 3,
    assertions: [{ id, minScore: 1 }],
    run: async () => {
      const score = scores.shift() ?? 0
      const shown = { values: {}, lengths: {}, lost: [], html: String(score) }
      return { ...shown, scores: { [id]: score }, benchmarkIndex: score }
    },
    countedOf: (runs) => runs.filter(({ benchmarkIndex }) => benchmarkIndex === 1),
    beforeRetry: async () => {},
  })
  expect(result).toMatchObject({ runs: 3, misses: [], html: '1' })
})
