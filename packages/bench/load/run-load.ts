import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { generateLoad } from './generate.ts'
import { errorsOf, formatOutcomes, growthOf, type MemorySample } from './report.ts'
import { loadRequests } from './requests.ts'

/** How much the server's memory may grow from the middle third to the last third of the run, as a share. */
const mostGrowth = 0.1

/**
 * Sends requests at a fixed rate to the server of `npm run preview` and the embedded backend, on the loopback
 * interface.
 * @returns Whether every response was correct and the server's memory did not grow.
 */
export async function runLoad({ rate, seconds }: { rate: number; seconds: number }): Promise<boolean> {
  const target = fork('packages/bench/load/target.ts')
  const [{ url, key }] = (await once(target, 'message')) as [{ url: string; key: string }]

  const memoryOf = (pid: number): number => {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    return Number(stdout) / 1024
  }
  const requestOf = loadRequests('dist/client', key)
  // Files are compressed when they are first requested: that is a cost of starting, not of load.
  await generateLoad({ url, requestOf, rate: 100, seconds: 10 })

  const started = performance.now()
  const samples: MemorySample[] = []
  const sampling = setInterval(() => {
    const second = Math.round((performance.now() - started) / 1000)
    samples.push({ second, megabytes: memoryOf(target.pid ?? 0) })
  }, 1000)
  const outcomes = await generateLoad({ url, requestOf, rate, seconds })
  const took = (performance.now() - started) / 1000
  clearInterval(sampling)
  target.kill('SIGTERM')
  await once(target, 'exit')

  const errors = errorsOf(outcomes)
  const growth = growthOf(samples)
  const megabytes = samples.map((sample) => sample.megabytes)
  console.log(formatOutcomes(outcomes))
  console.log(`\n${(outcomes.length / took).toFixed(0)} requests/s for ${took.toFixed(1)} s`)
  console.log(
    `memory of the server: ${Math.min(...megabytes).toFixed(0)} to ${Math.max(...megabytes).toFixed(0)} MB, ` +
      `last third over middle third ${(growth * 100).toFixed(1)}%`,
  )
  for (const error of errors) console.error(error)
  return errors.length === 0 && growth <= mostGrowth
}
