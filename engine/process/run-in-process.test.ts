import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from './write-files.ts'
import { exitStatus, runInProcess } from './run-in-process.ts'

/** A script with this code, and what running it needs. */
function scriptOf(code: string): string {
  const folder = temporaryFolder('script', onTestFinished)
  writeFiles(folder, { 'script.ts': code })
  return path.join(folder, 'script.ts')
}
const run = (code: string, signal?: AbortSignal) =>
  runInProcess(scriptOf(code), ['word'], { cwd: '.', env: {}, heap: 64, ...(signal && { signal }) })

test('a process gets its arguments', async () => {
  await expect(run("if (process.argv[2] !== 'word') throw new Error()")).resolves.toBeUndefined()
})

test.each([
  ['process.exit(3)', 'script.ts exited with 3; see its errors above'],
  ["process.kill(process.pid, 'SIGKILL')", 'script.ts was killed by SIGKILL'],
])('a process that runs %j', async (code, problem) => {
  await expect(run(code)).rejects.toThrow(`A part of the build failed:\n  ${problem}`)
})

test('a process can be ended early', async () => {
  await expect(run('setInterval(() => {}, 1000)', AbortSignal.timeout(100))).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('the exit status of a process that a signal has ended is 1', async () => {
  expect(await exitStatus(fork(scriptOf('process.exit(3)')))).toBe(3)
  expect(await exitStatus(fork(scriptOf("process.kill(process.pid, 'SIGKILL')")))).toBe(1)
})

test('a process ends with its parent', async () => {
  const module = path.join(import.meta.dirname, 'run-in-process.ts')
  const child = fork(
    scriptOf(
      `import { endWithParent } from '${module}'\nendWithParent()\nprocess.on('message', () => {})\nprocess.send('ready')`,
    ),
  )
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
