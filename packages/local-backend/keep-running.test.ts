import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const sleeper = () => spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })

test('a killed process is restarted after a wait that doubles each time, and each restart is reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const lines: string[] = []
  const report = (line: string) => void lines.push(line)
  const kept = keepRunning({ name: 'Sleeper', run: sleeper }, sleeper(), report)
  for (const wait of [200, 400, 800]) {
    const before = kept.child()
    before.kill('SIGKILL')
    await once(before, 'exit')
    vi.advanceTimersByTime(wait - 1)
    expect(kept.child()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(kept.child()).not.toBe(before)
  }
  expect(lines).toEqual([
    'Sleeper was killed by SIGKILL; restarting it in 0.2 s',
    'Sleeper was killed by SIGKILL; restarting it in 0.4 s',
    'Sleeper was killed by SIGKILL; restarting it in 0.8 s',
  ])
  const last = kept.child()
  await Promise.all([once(last, 'exit'), kept.stop('SIGKILL')])
  vi.advanceTimersByTime(60_000)
  expect([kept.child(), lines.length]).toEqual([last, 3])
})

test('a program that is missing is tried again, and does not end this process', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const gone = () => spawn('/nowhere/postgrest', { stdio: 'ignore' })
  const kept = keepRunning({ name: 'PostgREST', run: gone }, gone(), resolve)
  expect(await promise).toMatch(/^PostgREST did not start \(spawn .* ENOENT\); restarting it in 0\.2 s$/)
  await kept.stop()
})
