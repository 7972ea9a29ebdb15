import { expect, test } from 'vitest'
import { costsOf } from './costs.ts'
import { hydratedMark, type TraceEvent } from './trace.ts'

const ms = 1000
const task = (name: string, from: number, to: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: from * ms,
  dur: (to - from) * ms,
})
const instant = (name: string, at: number): TraceEvent => ({ name, ph: 'R', pid: 1, tid: 1, ts: at * ms })

const trace = [
  task('RunTask', 0, 90),
  instant('firstContentfulPaint', 100),
  task('RunTask', 110, 180),
  task('v8.evaluateModule', 112, 130),
  task('v8.compile', 113, 118),
  task('FunctionCall', 130, 170),
  task('Layout', 150, 160),
  instant(hydratedMark, 200),
  task('RunTask', 210, 230),
  task('FireIdleCallback', 212, 228),
  task('RunTask', 210, 330, 2),
]

test('adds up the time of tasks by kind, from the first paint on, without that of tasks inside them', () => {
  expect(costsOf(trace)).toMatchObject({
    compile: 5,
    evaluate: 13,
    hydrate: 30,
    layout: 10,
    effects: 16,
    other: 12 + 4,
    total: 90,
    longest: 70,
    longTasks: 1,
  })
})

test('rejects a trace without the start of the app', () => {
  expect(() => costsOf(trace.filter(({ name }) => name !== hydratedMark))).toThrow('no start of the app')
})
