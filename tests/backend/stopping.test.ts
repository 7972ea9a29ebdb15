import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../engine/process/copy-project.ts'
import { killLeft, leftOf, run, takePort } from '../stopping/running-command.ts'
import { eventually } from './stack.ts'

let folder = ''
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(path.resolve('.cache', 'stopping-'))
  copyProject(process.cwd(), folder)
  mkdirSync(path.join(folder, 'dist', 'client'), { recursive: true })
  writeFileSync(path.join(folder, 'dist', 'client', 'index.html'), '<h1>Home</h1>')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Every other way and command: tests/stopping.
test('a supervisor that stops npm also stops the server and its backend', async () => {
  const running = await run({ command: 'npm', args: ['run', 'preview'], folder })
  onTestFinished(() => killLeft(running.processes))
  expect(await (await fetch(running.url)).text()).toBe('<h1>Home</h1>')
  // In any order, because process ids wrap around.
  const atWork = leftOf(running.processes).join('\n')
  for (const part of ['postgres', 'postgrest', 'deno']) expect(atWork).toContain(part)
  process.kill(running.first, 'SIGTERM')
  await eventually(() => leftOf(running.processes).length === 0, 'the end of all processes')
  await takePort(running.url)
})

test.each(['start', 'preview', 'dev'])(
  'npm run %s reports a taken port before starting anything',
  async (name) => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.ts', name], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PORT: String(port), HOST: 'localhost' },
    })
    other.close()
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} on localhost is taken. Set PORT to another one, such as PORT=${port + 1}.\n`,
    })
  },
)
