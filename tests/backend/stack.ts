import { words as budgets } from '../../.site/words/contact-budgets.ts'
import { createClient } from '@supabase/supabase-js'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, expect } from 'vitest'
import { startBackend, type BackendOptions } from '../../packages/local-backend/start.ts'
import { query } from '../../packages/local-backend/postgres.ts'
import type { Database } from '../../supabase/database.types.ts'
import { proofOfWork } from '../../supabase/functions/_shared/contact/protection.ts'

/** The embedded backend of a test file, with helpers. */
export type Stack = Awaited<ReturnType<typeof startStack>>

/** supabase-js with a key, which stores nothing. */
export const clientOf = (url: string, key: string) =>
  createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

/**
 * Starts a backend with empty tables for the tests of a file, and stops it after them. It runs on real Postgres and
 * PostgREST: tests of a stand-in would prove nothing.
 * @throws {Error} If only a stand-in is available.
 */
export async function startStack(options: BackendOptions = {}) {
  const lines: string[] = []
  const backend = await startBackend({
    isBehindProxy: true,
    print: (line) => void lines.push(line),
    report: (line) => void lines.push(line),
    ...options,
  })
  afterAll(backend.stop)
  if (!backend.description.includes('PostgREST ('))
    throw new Error(`These tests need PostgREST; set POSTGREST_BIN. Running: ${backend.description}`)
  return {
    ...backend,
    /** supabase-js with the publishable key, as a page of the site uses it. */
    anon: clientOf(backend.url, backend.publishableKey),
    /** supabase-js with the secret key. */
    service: clientOf(backend.url, backend.secretKey),
    sql: (text: string, values?: unknown[]): Promise<Record<string, unknown>[]> =>
      query(backend.databaseUrl, text, values),
    /** Every line that the function has printed. */
    lines,
    /** Sends a request to the contact function, from a new address unless one is given. */
    contact: ({ from = newAddress(), headers, ...init }: RequestInit & { from?: string } = {}) =>
      fetch(`${backend.url}/functions/v1/contact`, {
        ...init,
        headers: { origin: siteOrigin, 'x-forwarded-for': from, ...(headers as Record<string, string>) },
      }),
  }
}

/** An origin from which the embedded backend accepts messages. */
export const siteOrigin = 'http://localhost:4173'

let addresses = 0
/** A new address for each call, from a range for documentation (RFC 3849). */
export const newAddress = (): string => `2001:db8:${(++addresses).toString(16)}::1`

/** A valid message with a new idempotency key. */
export const newMessage = () => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '+1 412 555 0142',
  topic: 'seo-aeo',
  // An option of the site's form, if it asks for a budget.
  budget: budgets[0]?.value ?? '',
  message: 'We would like to be found.\nBy people, too.',
  consent: true,
  idempotencyKey: crypto.randomUUID() as string,
  page: '/services/seo-aeo/',
  elapsed: 20_000,
  website: '',
})

/** A message as the database stores it, without an empty budget. */
export const keptOf = (message: ReturnType<typeof newMessage>) => {
  const { idempotencyKey, elapsed: _, website: __, budget, ...fields } = message
  return { ...fields, budget: budget || null, idempotency_key: idempotencyKey }
}

/** A message as JSON, as the form sends it. */
export const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A message as a form without JavaScript sends it, with changes to its fields. */
export function asForm(change: Readonly<Record<string, string>> = {}): URLSearchParams {
  const { name, email, topic, message } = newMessage()
  return new URLSearchParams({ name, email, topic, message, consent: 'on', ...change })
}

/** A row that the consent log accepts. */
export const newConsent = () => ({
  user_session_id: crypto.randomUUID() as string,
  consent_status: 'customized',
  necessary_cookies: true,
  analytics_cookies: true,
  marketing_cookies: false,
  functional_cookies: false,
  page_url: 'https://www.site.example/about/',
  referrer: null as string | null,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
})

/** Solves a challenge as a page does. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/**
 * Makes valid proofs without the work and the wait, of challenges that take two attempts at most and are signed with
 * the stack's own secret.
 */
export function newProofs({ secretKey }: Stack, count: number): Promise<string[]> {
  const easy = { cost: 1, leastAttempts: 1, mostAttempts: 2 }
  const { challenge } = proofOfWork(secretKey, () => Date.now() - 60_000, easy)
  return Promise.all(Array.from({ length: count }, async () => solve(await challenge!())))
}

/** Waits until a condition holds. @throws {Error} After minutes, which only catches hangs. */
export async function eventually(condition: () => Promise<boolean> | boolean, what: string): Promise<void> {
  await expect.poll(condition, { message: what }).toBe(true)
}
