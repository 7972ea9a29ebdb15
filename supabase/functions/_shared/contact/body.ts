import type { RefusalCode } from '../../../../contract/contact/answers.ts'
import { maximumBytes } from '../../../../contract/contact/limits.ts'

export type BodyKind = 'json' | 'form'
export type ReadBody =
  | { ok: true; kind: BodyKind; values: Record<string, unknown> }
  | { ok: false; code: Extract<RefusalCode, 'unsupported-type' | 'too-large' | 'malformed'> }

/** Reads a body of at most `maximumBytes`, without trusting its declared size. */
export async function readBody(request: Request): Promise<ReadBody> {
  const kind = kindOf(request.headers.get('content-type') ?? '')
  if (!kind) return { ok: false, code: 'unsupported-type' }
  const bytes = await readAtMost(request.body, maximumBytes)
  if (!bytes) return { ok: false, code: 'too-large' }
  const values = kind === 'json' ? parseJson(bytes) : parseForm(bytes)
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
async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    if (size > patience) return undefined
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) return undefined
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

function parseJson(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Our form never sends a field twice. */
function parseForm(bytes: Uint8Array): Record<string, string> | undefined {
  try {
    const pairs = new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const names = [...pairs.keys()]
    return new Set(names).size === names.length ? Object.fromEntries(pairs) : undefined
  } catch {
    return undefined
  }
}

/** Half a character (a lone surrogate) can be written in JSON, but not stored in a database. */
const isWellFormed = (values: Record<string, unknown>): boolean =>
  Object.values(values).every((value) => typeof value !== 'string' || value.isWellFormed())
