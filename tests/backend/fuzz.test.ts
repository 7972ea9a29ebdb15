import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from '../../engine/serve/static/serve-site.ts'
import { commandOf } from '../../packages/local-backend/processes.ts'
import { treeOf } from '../../packages/bench/build/process-tree.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { writeFiles } from '../../engine/process/write-files.ts'
import { abortedRequests, malformedRequests, wholeRequests, type RawRequest } from './raw-requests.ts'
import { startStack } from './stack.ts'
import { withBase } from '../../model/base-path.ts'

const seed = 20_261_124
/** How many connections are open at once. */
const atOnce = 50
/** Milliseconds without a byte after which a sender gives up: many requests are unfinished on purpose. */
const patience = 300

const root = temporaryFolder('fuzz')
const faults: unknown[] = []
const faultEvents = ['uncaughtException', 'unhandledRejection', 'warning'] as const
const noteFault = (error: unknown) => void faults.push(error)

writeFiles(path.join(root, 'dist/client'), {
  'index.html': '<h1>Home</h1>',
  'about/index.html': '<h1>About</h1>',
  '404.html': '<h1>Not found</h1>',
  // Larger than a socket's buffer.
  'large.bin': Buffer.alloc(8_000_000),
})
const stack = await startStack()
const site = await serveSite({ root, host: 'localhost', port: 0, backend: stack.listener })
afterAll(site.close)

beforeAll(() => {
  // A file that was left open causes a warning when it is garbage-collected.
  for (const event of faultEvents) process.on(event, noteFault)
  return () => {
    for (const event of faultEvents) process.off(event, noteFault)
  }
})

/** Sends bytes, and reads until the server closes the connection or falls silent. @returns The response. */
const send = ({ bytes, cutAt, isCutByAnswer }: RawRequest) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(site.url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes.subarray(0, cutAt), () => {
        if (cutAt !== undefined) socket.resetAndDestroy()
      })
    })
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1', 0, 1000)
      if (isCutByAnswer || answer.length > 1000) socket.resetAndDestroy()
    })
    // The server may close the connection while it is being written to.
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })

/** Sends requests, some at a time. @returns How many got each status; 0 stands for no response. */
async function sendAll(requests: readonly RawRequest[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  const left = [...requests]
  const sender = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(await send(next))?.[1] ?? '0'
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return statuses
}

/**
 * Counts the running processes and the descriptors that they hold, without the database's own and without connections
 * to it, of which PostgREST keeps between one and ten.
 */
function held(): { processes: number; descriptors: number } {
  const all = treeOf(process.pid).map((pid) => ({ pid, command: commandOf(Number(pid)) }))
  const ours = all.filter(({ command }) => !command.startsWith('postgres: '))
  const connections = all.filter(({ command }) => command.startsWith('postgres: authenticator'))
  const opened = ours.map(({ pid }) =>
    existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0,
  )
  const descriptors = opened.reduce((sum, count) => sum + count, -connections.length)
  return { processes: ours.length, descriptors }
}

/** Waits until the counts have been the same for six seconds, when connections kept alive for a while are closed. */
async function heldAtRest(): Promise<ReturnType<typeof held>> {
  let last = held()
  let same = 0
  const count = () => {
    const now = held()
    same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 0
    last = now
    return same
  }
  await expect.poll(count, { interval: 1000, timeout: 90_000 }).toBeGreaterThanOrEqual(6)
  return last
}

test('malformed and aborted requests neither end a process nor leak a descriptor', async () => {
  // Before the first count, the services open what they keep permanently.
  await sendAll(Array.from({ length: 200 }, (_, index) => wholeRequests[index % wholeRequests.length]!))
  const before = await heldAtRest()
  const running = stack.contactFunction.child()
  const started = performance.now()
  const statuses = await sendAll([...malformedRequests(5000, seed), ...abortedRequests(1000, seed)])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  // The server gives up on unfinished requests after half a minute.
  const atLast = { interval: 500, timeout: 90_000 }
  await expect.poll(() => held().descriptors, atLast).toBeLessThanOrEqual(before.descriptors)
  const after = held()
  console.log(`6,000 requests in ${seconds} s:`, JSON.stringify({ statuses, before, after }))
  expect(faults).toEqual([])
  expect(after.processes).toBeLessThanOrEqual(before.processes)
  // If a service had exited, a line would say so.
  expect(stack.lines).toEqual([])
  expect(stack.contactFunction.child()).toBe(running)
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([])
  for (const page of [withBase('/about/'), '/functions/v1/contact'])
    expect((await fetch(`${site.url}${page}`)).status).toBe(200)
})
