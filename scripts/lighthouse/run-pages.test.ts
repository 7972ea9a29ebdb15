import { expect, test } from 'vitest'
import type { Run } from './measure.ts'
import { runPages, type TaskResult } from './run-pages.ts'

const id = 'categories:performance'

interface Given {
  /** The performance of each page in turn. */
  scores: Readonly<Record<string, readonly number[]>>
  runs: number
  attempts: number
  /** Retries that are allowed. */
  retries?: number
}

/** Measures pages whose performance is known. */
async function measured({ scores, runs, attempts, retries = Infinity }: Given) {
  const order: string[] = []
  const results = new Map<string, TaskResult>()
  const left = new Map(Object.entries(scores).map(([path, list]) => [path, [...list]]))
  let allowed = retries
  await runPages({
    tasks: [...left.keys()].map((path) => ({ path, device: 'mobile' })),
    runs,
    attempts,
    assertions: [{ id, minScore: 1 }],
    run: async ({ path }) => {
      order.push(path)
      const score = left.get(path)?.shift() ?? 0
      const shown = { values: {}, lengths: {}, lost: [], html: String(score) }
      return { ...shown, scores: { [id]: score } } satisfies Run
    },
    mayRetry: async () => (allowed -= 1) >= 0,
    onResult: (result) => void results.set(result.path, result),
  })
  const shown = [...results.values()].map(({ path, misses, html }) => [path, misses.length, html])
  return { order: order.join(' '), shown }
}

test('a page that meets its budget is run as often as planned', async () => {
  expect(await measured({ scores: { a: [1] }, runs: 1, attempts: 3 })).toEqual({
    order: 'a',
    shown: [['a', 0, '1']],
  })
  const { order, shown } = await measured({ scores: { a: [1, 0.9, 1] }, runs: 3, attempts: 3 })
  expect([order, shown]).toEqual(['a a a', [['a', 0, '1']]])
})

test('one slow run of three is forgiven, two are not; the report is that of the run in the middle', async () => {
  const plan = { runs: 1, attempts: 3 }
  expect((await measured({ scores: { a: [0.8, 1, 1] }, ...plan })).shown).toEqual([['a', 0, '1']])
  expect((await measured({ scores: { a: [0.8, 0.9, 1] }, ...plan })).shown).toEqual([['a', 1, '0.9']])
})

test('what missed is run again when every page has had its turn, as long as that may be', async () => {
  const scores = { a: [0.8, 1, 1], b: [1], c: [0.9, 1, 1] }
  const plan = { scores, runs: 1, attempts: 5 }
  expect((await measured(plan)).order).toBe('a b c a c a c')
  expect(await measured({ ...plan, retries: 1 })).toMatchObject({ order: 'a b c a' })
})
