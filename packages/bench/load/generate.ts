import { Agent, request } from 'node:http'
import type { LoadRequest } from './requests.ts'

export interface LoadOptions {
  url: string
  requestOf: (index: number) => LoadRequest
  /** Requests a second. */
  rate: number
  seconds: number
}

export interface Outcome {
  kind: LoadRequest['kind']
  /** From the time when the request was due until the last byte of its response, in milliseconds. */
  ms: number
  /** What went wrong; undefined if the response was as expected. */
  error?: string
}

/** How long a response may take, in milliseconds. */
const patience = 10_000

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered (an open loop, in which a slow server
 * gets no rest), and measures each from the time when it was due, so that waiting is included.
 */
export async function generateLoad({ url, requestOf, rate, seconds }: LoadOptions): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const started = performance.now()
  const pending: Promise<Outcome>[] = []
  while (pending.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.ceil(((performance.now() - started) / 1000) * rate))
    while (pending.length < due) {
      const index = pending.length
      pending.push(send(agent, url, requestOf(index), started + (index / rate) * 1000))
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const outcomes = await Promise.all(pending)
  agent.destroy()
  return outcomes
}

const send = (agent: Agent, url: string, asked: LoadRequest, due: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const { kind, method, path, headers, body, expected } = asked
    const end = (error?: string) =>
      resolve({ kind, ms: performance.now() - due, ...(error === undefined ? {} : { error }) })
    const sent = request(new URL(path, url), { agent, method, headers, timeout: patience }, (response) => {
      response.resume()
      response.on('end', () =>
        end(response.statusCode === expected ? undefined : `status ${response.statusCode}`),
      )
      response.on('error', (error) => end(error.message))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error) => end(error.message))
    sent.end(body)
  })
