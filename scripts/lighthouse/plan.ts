import { parseArgs } from 'node:util'
import { devices, type Device } from './measure.ts'

/** One page on one device. */
export interface Task {
  path: string
  device: Device
}

/** What a call of the runner measures, and when it is content. */
export interface Plan {
  tasks: readonly Task[]
  /** Runs of each page, of which the median counts. */
  runs: number
  /** A page that misses its budget is run again, up to this many runs. */
  attempts: number
  /** No page is run again later than so many minutes after the start. */
  retryMinutes: number
  /** Assertions that are measured and shown, but decide nothing. */
  shownOnly: readonly string[]
  /** Whether pages of this build that have been measured already are left out. */
  resume: boolean
}

interface PlanContext {
  /** Every route of the site. */
  routes: readonly string[]
  /** One page of each template. */
  templates: readonly string[]
  /** Which part of the rotation is due: the days since 1970. */
  day: number
}

export const usage = `Usage: npm run lighthouse -- [ROUTE…] [options]
  --all             every route, instead of one of each template
  --rotate=N        also N other routes, the next ones each day
  --device=NAME     mobile or desktop; both if absent
  --shard=K/N       the K-th of N parts
  --runs=N          runs of each page, of which the median counts; 1 if absent
  --attempts=N      runs of a page that misses its budget; as many as --runs if absent
  --retry-minutes=N from then on no page is run again for a miss
  --resume          only what has not been measured of this build yet
  --show-only=ID    an assertion that decides nothing; may be repeated`

/**
 * Reads the command line.
 * @throws {Error} That names what is wrong.
 */
export function readPlan(args: readonly string[], { routes, templates, day }: PlanContext): Plan {
  const { values: options, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      rotate: { type: 'string', default: '0' },
      device: { type: 'string' },
      shard: { type: 'string', default: '1/1' },
      runs: { type: 'string', default: '1' },
      attempts: { type: 'string' },
      'retry-minutes': { type: 'string', default: '1440' },
      resume: { type: 'boolean', default: false },
      'show-only': { type: 'string', multiple: true, default: [] },
    },
  })
  const unknown = positionals.find((path) => !routes.includes(path))
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a route; "npm run --silent routes" lists them`)
  if (options.device !== undefined && !devices.includes(options.device as Device)) {
    throw new Error(`--device is ${options.device}; expected mobile or desktop`)
  }
  const runs = wholeNumber('runs', options.runs, 1)
  const paths = options.all ? routes : positionals.length > 0 ? positionals : templates
  const others = routes.filter((path) => !paths.includes(path))
  const turn = rotation(others, day, wholeNumber('rotate', options.rotate, 0))
  const chosen = options.device ? [options.device as Device] : devices
  const tasks = [...paths, ...turn].flatMap((path) => chosen.map((device) => ({ path, device })))
  return {
    tasks: shardOf(tasks, options.shard),
    runs,
    attempts: wholeNumber('attempts', options.attempts ?? options.runs, runs),
    retryMinutes: wholeNumber('retry-minutes', options['retry-minutes'], 0),
    shownOnly: options['show-only'],
    resume: options.resume,
  }
}

/** As many items as asked for, from where the day before ended: all have had their turn after some days. */
export function rotation<Item>(items: readonly Item[], day: number, count: number): Item[] {
  const start = (day * count) % Math.max(1, items.length)
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count)
}

/** Every N-th task from the K-th on, so that each part has some of every kind. */
function shardOf(tasks: readonly Task[], shard: string): Task[] {
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []
  if (Number(part) > Number(parts) || parts === undefined) {
    throw new Error(`--shard is ${shard}; expected one such as 2/4`)
  }
  return tasks.filter((_task, index) => index % Number(parts) === Number(part) - 1)
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least) return value
  throw new Error(`--${name} is ${text}; expected a whole number from ${least}`)
}
