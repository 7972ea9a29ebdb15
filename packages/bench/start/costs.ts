import { hydratedMark, type TraceEvent } from './trace.ts'

/** The kinds of work on the main thread after the first paint. */
export const kinds = [
  'parse',
  'compile',
  'evaluate',
  'hydrate',
  'effects',
  'style',
  'layout',
  'paint',
  'collect garbage',
  'other',
] as const
type Kind = (typeof kinds)[number]

/**
 * Milliseconds by kind and at all; those of the longest task, during which the browser cannot respond to input; and the
 * number of tasks over 50 ms, which the Long Tasks specification (W3C) calls long.
 */
export type Costs = Record<Kind | 'total' | 'longest' | 'longTasks', number>

const longTask = 50

/** Chromium's names for its tasks, by kind. */
const tasksOf: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  compile: ['v8.compile', 'v8.compileModule', 'V8.CompileCode', 'v8.produceCache'],
  evaluate: ['EvaluateScript', 'v8.evaluateModule'],
  style: ['UpdateLayoutTree', 'RecalculateStyles'],
  layout: ['Layout', 'HitTest', 'IntersectionObserverController'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers', 'Decode Image'],
  'collect garbage': ['MinorGC', 'MajorGC', 'V8.GCScavenger', 'V8.GCIncrementalMarking'],
}

/** Tasks that run scripts, whose kind depends on when they run. */
const scripts = new Set([
  'FunctionCall',
  'RunMicrotasks',
  'v8.run',
  'v8.callFunction',
  'TimerFire',
  'FireIdleCallback',
  'FireAnimationFrame',
  'EventDispatch',
  'v8.newInstance',
])

interface Task {
  event: TraceEvent & { dur: number }
  end: number
  /** The total duration of the tasks inside it. */
  inner: number
}

/**
 * Adds up the work of the page's main thread from the first paint on. The time of a task excludes that of tasks inside
 * it.
 * @throws {Error} If the trace has no first paint, or the app did not start.
 */
export function costsOf(events: readonly TraceEvent[]): Costs {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  const hydrated = events.find(({ name }) => name === hydratedMark)
  if (!painted || !hydrated)
    throw new Error(`The trace has no ${painted ? 'start of the app' : 'first paint'}.`)
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const tasks = events
    .filter((event): event is TraceEvent & { dur: number } => event.ph === 'X' && event.dur !== undefined)
    .filter(({ pid, tid, ts }) => pid === painted.pid && tid === painted.tid && ts >= painted.ts)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const lengths: number[] = []
  const open: Task[] = []
  const close = () => {
    const { event, inner } = open.pop()!
    byKind[kindOf(event, hydrated.ts)] += (event.dur - inner) / 1000
    const outer = open.at(-1)
    if (outer) outer.inner += event.dur
    else lengths.push(event.dur / 1000)
  }
  for (const event of tasks) {
    while (open.length > 0 && open.at(-1)!.end <= event.ts) close()
    open.push({ event, end: event.ts + event.dur, inner: 0 })
  }
  while (open.length > 0) close()
  return {
    ...byKind,
    total: kinds.reduce((sum, kind) => sum + byKind[kind], 0),
    longest: Math.max(0, ...lengths),
    longTasks: lengths.filter((length) => length > longTask).length,
  }
}

function kindOf({ name, ts }: TraceEvent, hydrated: number): Kind {
  if (scripts.has(name)) return ts < hydrated ? 'hydrate' : 'effects'
  return kinds.find((kind) => tasksOf[kind]?.includes(name)) ?? 'other'
}
