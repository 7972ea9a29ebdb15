import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { SpentProof } from './database.ts'
import { challengeMinutes } from '../../../../contract/contact/limits.ts'

/** The result of checking a proof. `unreachable` means that the service that checks it doesn't respond. */
export type ProofCheck =
  | { result: 'valid'; spent?: SpentProof; issued?: number }
  | { result: 'invalid' }
  | { result: 'unreachable' }

/** A way to tell people from bots. */
export interface BotProtection {
  /** Creates a new challenge to solve; absent if a third party issues them. */
  challenge?: () => Promise<Challenge>
  verify: (proof: string, address: string) => Promise<ProofCheck>
}

/** The difficulty of a challenge. */
interface Work {
  /** PBKDF2 rounds for each attempt. */
  cost: number
  leastAttempts: number
  mostAttempts: number
}
/** About 300 ms in a browser. */
const fairWork: Work = { cost: 1000, leastAttempts: 500, mostAttempts: 1500 }

/**
 * Proof of work by our own endpoint, without a third party or anything for a person to solve.
 * @param secret Signs challenges; anyone who knows it can make their own.
 */
export function proofOfWork(
  secret: string,
  now: () => number = Date.now,
  work: Work = fairWork,
): BotProtection {
  const secrets = { hmacSignatureSecret: `challenge:${secret}`, hmacKeySignatureSecret: `solution:${secret}` }
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.mostAttempts, work.leastAttempts),
        deriveKey,
        data: { issued: now() },
        expiresAt: Math.floor(now() / 1000) + challengeMinutes * 60,
        ...secrets,
      }),
    verify: async (proof) => {
      try {
        const { challenge, solution } = JSON.parse(atob(proof)) as Payload
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
        const { expiresAt, data } = challenge.parameters
        const issued = data?.['issued']
        // The signature covers both, so a verified challenge has them.
        if (!verified || !expiresAt || typeof issued !== 'number' || !challenge.signature) {
          return { result: 'invalid' }
        }
        return {
          result: 'valid',
          issued,
          spent: { id: challenge.signature, expiresAt: new Date(expiresAt * 1000) },
        }
      } catch {
        // Anything other than base64 of JSON in this shape is not a proof.
        return { result: 'invalid' }
      }
    },
  }
}

/**
 * Cloudflare Turnstile. A token is valid once, for five minutes, which Cloudflare itself enforces.
 * @param verifyUrl The URL of Cloudflare, or of a stand-in.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export const turnstile = (secretKey: string, verifyUrl: string): BotProtection => ({
  verify: async (proof, address) => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: proof, remoteip: address }),
        signal: AbortSignal.timeout(5000),
      })
      if (!response.ok) return { result: 'unreachable' }
      const { success } = (await response.json()) as { success?: boolean }
      return { result: success === true ? 'valid' : 'invalid' }
    } catch {
      return { result: 'unreachable' }
    }
  },
})
