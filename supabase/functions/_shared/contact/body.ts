import type { RefusalCode } from '../../../../contract/contact/answers.ts'
import { maximumBytes } from '../../../../contract/contact/limits.ts'

type BodyKind = 'json' | 'form'
export type ReadBody =
  | { ok: true; kind: BodyKind; values: Record<string, unknown> }
  | { ok: false; code: Extract<RefusalCode, 'unsupported-type' | 'too-large' | 'malformed'> }

/** Reads a body of at most `maximumBytes`, without trusting its declared size. */
export async function readBody(request: Request): Promise<ReadBody> {
  const kind = kindOf(request.headers.get('content-type') ?? '')
  if (!kind) return { ok: false, code: 'unsupported-type' }
  const bytes = await readAtMost(request.body, maximumBytes)
  if (!bytes) return { ok: false, code: 'too-large' }
  const values = parse(kind, bytes)
  return values && isWellFormed(values) ? { ok: true, kind, values } : { ok: false, code: 'malformed' }
}

function kindOf(contentType: string): BodyKind | undefined {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase())
  const charset = parameters.find((part) => part.startsWith('charset='))
  if (charset && !/^charset="?utf-8"?$/.test(charset)) return undefined
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** How much of an oversized body is read and discarded, so that the sender still reads the response. */
const patience = 1_048_576

/** All bytes of a stream, or undefined if there are more than `limit`. */
async function readAtMost(stream: Request['body'], limit: number): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    if (size > patience) return undefined
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? undefined : new Blob(chunks).arrayBuffer()
}

/** The fields of a body; undefined if it is malformed. */
function parse(kind: BodyKind, bytes: ArrayBuffer): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (kind === 'form') return fieldsOf(new URLSearchParams(text))
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Our form never sends a field twice. */
const fieldsOf = (form: URLSearchParams): Record<string, string> | undefined =>
  new Set(form.keys()).size === form.size ? Object.fromEntries(form) : undefined

/** JSON can contain half a character (a lone surrogate), which a database can't store. */
const isWellFormed = (values: Record<string, unknown>): boolean =>
  Object.values(values).every((value) => typeof value !== 'string' || value.isWellFormed())
