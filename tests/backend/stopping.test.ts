import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { runNode } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'
import { killLeft, leftOf, run, takePort } from '../stopping/running-command.ts'
import { listen } from '../../packages/local-backend/ports.ts'
import { eventually } from './stack.ts'

const copy = temporaryCopy('stopping')

// tests/stopping tests the other commands and ways to stop them.
test('npm start builds and serves the site with its backend, and ends with npm when a supervisor stops it', async () => {
  const running = await run({ command: 'npm', args: ['start'], folder: copy.folder })
  onTestFinished(() => killLeft(running.processes))
  expect(await (await fetch(running.url)).text()).toBe(copy.built('index.html'))
  // Joined, since their order may vary: process ids wrap around.
  const atWork = leftOf(running.processes).join('\n')
  for (const part of ['postgres', 'postgrest', 'deno']) expect(atWork).toContain(part)
  process.kill(running.first, 'SIGTERM')
  await eventually(() => leftOf(running.processes).length === 0, 'the end of all processes')
  await takePort(running.url)
})

test.each(['start', 'preview', 'dev'])(
  'npm run %s reports a taken port before starting anything',
  async (name) => {
    const other = createServer()
    const port = Number(new URL(await listen(other, 'localhost')).port)
    const { status, stdout, stderr } = runNode(copy.folder, ['scripts/run.ts', name], {
      PORT: String(port),
      HOST: 'localhost',
    })
    other.close()
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} on localhost is taken. Set PORT to another one, such as PORT=${port + 1}.\n`,
    })
  },
)
