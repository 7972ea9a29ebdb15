import type { FieldCode } from './schema.ts'

/**
 * Every error response of the contact function: a stable code with its HTTP status, and nothing that would help an
 * attacker.
 */
export const refusals = {
  'method-not-allowed': 405,
  'origin-not-allowed': 403,
  'unsupported-type': 415,
  'too-large': 413,
  malformed: 400,
  invalid: 422,
  'too-fast': 422,
  'proof-required': 422,
  'proof-invalid': 422,
  'rate-limited': 429,
  'not-available': 503,
} as const
export type RefusalCode = keyof typeof refusals

/** The JSON responses of `POST /functions/v1/contact`. 201 for a new message, 200 for a repeated one. */
export type ContactAnswer =
  | { ok: true; duplicate: boolean }
  | { ok: false; code: RefusalCode; message: string; fields?: Partial<Record<string, FieldCode>> }
