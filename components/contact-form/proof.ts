import type { ComponentType } from 'react'
import type { Challenge } from 'altcha-lib'
import { trustedScriptUrl } from '#components/html/trusted-types.ts'
import { minimumMs } from '../../contract/contact/limits.ts'
// oxlint-disable-next-line import/default -- Vite makes the worker's address the default export
import workerPath from './proof-worker.ts?worker&url'

/** Proves to the function that the sender is not a robot. */
export interface Prover {
  /** The proof, once it is ready and old enough to be accepted; undefined if there is none. */
  proof: () => Promise<string | undefined>
  /** Starts over: the function refused the last proof. */
  renew: () => void
  /** Stands in the form, where there is something to see. */
  Check?: ComponentType
}

/**
 * Proof of work, instead of a puzzle for people: the function's challenge, solved in our own
 * worker.
 * @param endpoint The function's address.
 */
export function proofOfWork(endpoint: string): Prover {
  let found = search(endpoint)
  return {
    proof: () => found,
    renew: () => {
      found = search(endpoint)
    },
  }
}

async function search(endpoint: string): Promise<string | undefined> {
  try {
    const response = await fetch(endpoint)
    if (!response.ok) return undefined
    const challenge = (await response.json()) as Challenge
    // The function counts from when it made the challenge, which is before it arrives.
    const arrived = Date.now()
    const proof = await solve(challenge)
    const left = minimumMs - (Date.now() - arrived)
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    return proof
  } catch {
    // A message without a proof still has a chance.
    return undefined
  }
}

function solve(challenge: Challenge): Promise<string | undefined> {
  const worker = new Worker(trustedScriptUrl(workerPath), { type: 'module' })
  return new Promise<string | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => resolve(data))
    worker.addEventListener('error', () => resolve(undefined))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
