import { createHmac } from 'node:crypto'
import { domainToASCII } from 'node:url'
import * as v from 'valibot'
import { words as budgets } from '../../../../.site/words/contact-budgets.ts'
import { refusals, type ContactAnswer, type RefusalCode } from '../../../../contract/contact/answers.ts'
import { readBody, type ReadBody } from './body.ts'
import { clientAddress } from './client-address.ts'
import type { Acceptance, ContactDatabase, MessageRow } from './database.ts'
import { failurePage, pagePolicy, successPage } from './html-pages.ts'
import { minimumMs } from '../../../../contract/contact/limits.ts'
import { deliverDue, messageOf, type Notifier } from './notify.ts'
import { textsFor, type ContactTexts } from './texts.ts'
import type { OriginRule } from './origins.ts'
import type { BotProtection } from './protection.ts'
import {
  contactRequest,
  fieldFaults,
  type ContactRequest,
  type FieldCode,
} from '../../../../contract/contact/schema.ts'

/** The handler's dependencies on the outside world. */
export interface ContactDependencies {
  database: ContactDatabase
  protection: BotProtection
  notify: Notifier
  isAllowedOrigin: OriginRule
  /** The function's own origin: its pages may post to it too. */
  ownOrigin: string
  /** The site's address, which pages link back to: an origin, and a folder if the site is served from one. */
  siteUrl: string
  /** A secret of the function, which signs keys for messages that come without one. */
  secret: string
  now: () => number
  /** Keeps the function alive until the work is done, without delaying the response. */
  inBackground: (work: Promise<unknown>) => void
  log: (line: string) => void
}

interface Refusal {
  code: RefusalCode
  faults?: Partial<Record<string, FieldCode>>
  /** Seconds to wait. */
  retryAfter?: number
}
type Outcome = { duplicate: boolean } | Refusal

const isRefusal = (outcome: Outcome): outcome is Refusal => 'code' in outcome

/**
 * The contact function: `GET` returns a challenge, `POST` takes a message. It responds in JSON, or with a page if the
 * request prefers one.
 *
 * Checks run from cheap to expensive, and no response helps an attacker: method, origin, type and size, honeypot,
 * schema, time, rate, proof. A message is stored together with its notification, so the visitor doesn't have to wait
 * until that is sent.
 */
export function createContactHandler(deps: ContactDependencies): (request: Request) => Promise<Response> {
  const deliver = () => deps.inBackground(deliverDue(deps.database, deps.notify, deps.log))
  // Sends what an earlier run left unsent because it failed or was killed.
  deliver()

  return async (request) => {
    const origin = request.headers.get('origin')
    const isAllowed = origin !== null && (origin === deps.ownOrigin || deps.isAllowedOrigin(origin))
    const cors = isAllowed ? corsHeaders(origin) : { vary: 'origin' }

    if (request.method === 'OPTIONS') {
      return new Response(null, { status: isAllowed ? 204 : refusals['origin-not-allowed'], headers: cors })
    }
    if (request.method === 'GET') {
      deliver()
      if (deps.protection.challenge) return json(200, await deps.protection.challenge(), cors)
    }
    if (request.method !== 'POST') return answer(request, deps, cors, { code: 'method-not-allowed' })
    if (!isAllowed) return answer(request, deps, cors, { code: 'origin-not-allowed' })
    let body: ReadBody | undefined
    let outcome: Outcome
    try {
      body = await readBody(request)
      outcome = body.ok ? await take(body, clientAddress(request.headers), deps) : { code: body.code }
    } catch (error) {
      deps.log(`a message could not be accepted: ${messageOf(error)}`)
      outcome = { code: 'not-available' }
    }
    if (!isRefusal(outcome)) deliver()
    return answer(request, deps, cors, outcome, body?.ok ? body.values : {})
  }
}

/** From a parsed body to a stored message. */
async function take(
  { kind, values: sent }: Extract<ReadBody, { ok: true }>,
  address: string,
  deps: ContactDependencies,
): Promise<Outcome> {
  // A bot gets a success response, so that it doesn't try something else.
  if (sent['website']) return { duplicate: false }
  const values = withPlainLineBreaks(sent)
  const parsed = v.safeParse(contactRequest, values)
  if (!parsed.success) return { code: 'invalid', faults: fieldFaults(values) }
  const message = parsed.output
  if (message.budget !== undefined && !budgets.some(({ value }) => value === message.budget))
    return { code: 'invalid', faults: { budget: 'format' } }
  if (message.elapsed !== undefined && message.elapsed < minimumMs) return { code: 'too-fast' }
  // Without JavaScript there is no proof of work. Such messages are accepted, but far fewer of them.
  if (kind === 'json' && !message.proof) return { code: 'proof-required' }

  const retryAfter = await deps.database.countRequest(address, Boolean(message.proof))
  if (retryAfter > 0) return { code: 'rate-limited', retryAfter }

  const row = rowOf(message, deps)
  if (!message.proof) return accepted(await deps.database.accept(row, false), deps)
  const check = await deps.protection.verify(message.proof, address)
  if (check.result === 'unreachable') return { code: 'not-available' }
  if (check.result === 'invalid') return { code: 'proof-invalid' }
  // The challenge's own time is signed; the page's measurement is only a claim.
  if (check.issued !== undefined && deps.now() - check.issued < minimumMs) return { code: 'too-fast' }
  return accepted(await deps.database.accept(row, true, check.spent), deps)
}

const hourSeconds = 3600

function accepted(acceptance: Acceptance, { now }: Pick<ContactDependencies, 'now'>): Outcome {
  switch (acceptance) {
    case 'proof-used':
      return { code: 'proof-invalid' }
    case 'full':
      // The limit is per clock hour.
      return { code: 'rate-limited', retryAfter: hourSeconds - (Math.floor(now() / 1000) % hourSeconds) }
    default:
      return { duplicate: acceptance === 'duplicate' }
  }
}

/** Forms post a line break as two characters (HTML, 4.10.21.4); pages and limits count it as one. */
const withPlainLineBreaks = (values: Record<string, unknown>): Record<string, unknown> =>
  typeof values['message'] === 'string'
    ? { ...values, message: values['message'].replaceAll('\r\n', '\n') }
    : values

function rowOf(message: ContactRequest, deps: ContactDependencies): MessageRow {
  return {
    idempotency_key: keyOf(message, deps),
    name: message.name,
    // As mail systems expect it (RFC 5891).
    email: message.email.replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain),
    company: message.company ?? null,
    phone: message.phone ?? null,
    topic: message.topic,
    budget: message.budget ?? null,
    message: message.message,
    page: message.page,
    consent: message.consent,
  }
}

/**
 * The idempotency key of a message, derived from its words and the key of the page's form. The same words are one
 * message, no matter how often they arrive; changed words are another, since the response to the first may have been
 * lost. Without a key (a page without JavaScript), the day takes its place.
 */
function keyOf(message: ContactRequest, { secret, now }: ContactDependencies): string {
  const { idempotencyKey, name, email, company, phone, topic, budget } = message
  const day = new Date(now()).toISOString().slice(0, 10)
  const words = JSON.stringify([name, email, company, phone, topic, budget, message.message])
  const hmac = createHmac('sha256', idempotencyKey ?? `message:${day}:${secret}`)
  const hex = hmac.update(words).digest('hex').slice(0, 32)
  // Version 8 of RFC 9562: custom content.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept, apikey, authorization, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
  vary: 'origin',
})

const json = (status: number, value: object, headers: Record<string, string>): Response =>
  Response.json(value, { status, headers: { ...headers, ...neverStored } })

const neverStored = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** The response, in the format that was requested. */
function answer(
  request: Request,
  deps: ContactDependencies,
  cors: Record<string, string>,
  outcome: Outcome,
  values: Record<string, unknown> = {},
): Response {
  const headers = { ...cors }
  const status = isRefusal(outcome) ? refusals[outcome.code] : outcome.duplicate ? 200 : 201
  if (isRefusal(outcome) && outcome.retryAfter) headers['retry-after'] = String(outcome.retryAfter)
  if (status === refusals['method-not-allowed'])
    headers['allow'] = deps.protection.challenge ? 'GET, POST, OPTIONS' : 'POST, OPTIONS'
  const texts = textsFor(values['page'], deps.siteUrl)
  if (!wantsPage(request)) return json(status, jsonOf(outcome, texts), headers)

  const back = backLink(request, deps, values)
  const html = isRefusal(outcome)
    ? failurePage({ texts, code: outcome.code, faults: outcome.faults ?? {}, values, back })
    : successPage(texts, back)
  return new Response(html, {
    status,
    headers: {
      ...headers,
      ...neverStored,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      // Under a stricter policy, browsers would post this page's form without an origin.
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  })
}

function jsonOf(outcome: Outcome, { refusals: words }: ContactTexts): ContactAnswer {
  if (!isRefusal(outcome)) return { ok: true, duplicate: outcome.duplicate }
  const { code, faults } = outcome
  return { ok: false, code, message: words[code], ...(faults ? { fields: faults } : {}) }
}

/** A browser that posts a form asks for a page; a script asks for JSON, or states no preference. */
function wantsPage(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** The page that the message was written on, if it belongs to the site. */
function backLink(request: Request, deps: ContactDependencies, values: Record<string, unknown>): string {
  const origin = request.headers.get('origin')
  const base = origin && origin !== deps.ownOrigin && deps.isAllowedOrigin(origin) ? origin : deps.siteUrl
  const { page } = values
  const contactPath = `${new URL(deps.siteUrl).pathname.replace(/\/$/, '')}/contact/`
  const url = v.is(contactRequest.entries.page, page) ? URL.parse(page ?? contactPath, base) : null
  // Browsers read `//` and `/\\` as the start of another host.
  return url?.origin === new URL(base).origin ? url.href : new URL(contactPath, base).href
}
