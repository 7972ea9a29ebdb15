import type { ComponentType } from 'react'
import type { Challenge } from 'altcha-lib'
import { trustedScriptUrl } from '#components/html/trusted-types.ts'
import { minimumMs } from '#contract/contact/limits.ts'
import { outOfPatience } from './patience.ts'
// oxlint-disable-next-line import/default -- Vite makes the worker's address the default export
import workerPath from './proof-worker.ts?worker&url'

/** Proves to the contact function that the sender is not a robot. */
export interface Prover {
  /** The proof, once it is ready and old enough to be accepted; undefined if there is none. */
  proof: () => Promise<string | undefined>
  /** Starts over, after the function has refused a proof. */
  renew: () => void
  /** Rendered in the form, if the protection is visible. */
  Check?: ComponentType
}

/**
 * Proof of work instead of a puzzle for people: a worker solves the function's challenge.
 * @param endpoint The function's address.
 */
export function proofOfWork(endpoint: string): Prover {
  const start = () => [search(endpoint), outOfPatience()]
  let found = start()
  return {
    proof: () => Promise.race(found),
    renew: () => {
      found = start()
    },
  }
}

async function search(endpoint: string): Promise<string | undefined> {
  try {
    const response = await fetch(endpoint)
    if (!response.ok) return undefined
    const challenge = (await response.json()) as Challenge
    // The function accepts no proof sooner than `minimumMs` after it made the challenge, which was before now.
    const arrived = Date.now()
    const proof = await solve(challenge)
    await new Promise((resolve) => setTimeout(resolve, arrived + minimumMs - Date.now()))
    return proof
  } catch {
    // The function accepts a few messages without a proof.
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
