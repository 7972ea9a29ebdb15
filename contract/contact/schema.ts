import * as v from 'valibot'
import { contactLimits as limits } from './limits.ts'

/**
 * The characters that a single line may not contain: control characters, line separators, and invisible ones or those
 * that change the writing direction, which can make one name look like another (Unicode TR 36, 2.10). Joiners and
 * variation selectors are allowed, since scripts and emoji need them.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u{200c}\u{200d}\p{VS}])\p{Default_Ignorable_Code_Point}/u
const line = v.check((value: string) => !unseen.test(value), 'control')
/** A message may also contain line breaks and tabs. */
const lines = v.check((value: string) => !/(?![\n\r\t])\p{Cc}/u.test(value), 'control')

/**
 * The addresses that HTML allows (4.10.5.1.5), which go beyond Valibot's: an apostrophe, and any domain. Its letters may
 * be of any script, since only some browsers encode them.
 */
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u

const required = v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'))
const slug = v.regex(/^[a-z0-9-]+$/, 'format')

/** An empty field counts as a missing one. */
const optional = <const T extends v.GenericSchema<string>>(schema: T) =>
  v.optional(
    v.pipe(
      v.string('type'),
      v.trim(),
      v.transform((text) => text || undefined),
      v.optional(schema),
    ),
  )

/**
 * The fields that a visitor fills in: one schema for the browser, the function and (through the limits) the
 * database. Every message is a stable code, which model/contact-faults.ts turns into a text.
 */
export const contactFields = {
  name: v.pipe(
    required,
    v.minLength(limits.name.min, 'short'),
    v.maxLength(limits.name.max, 'long'),
    line,
    v.regex(/[\p{L}\p{N}]/u, 'required'),
  ),
  email: v.pipe(required, v.maxLength(limits.email.max, 'long'), line, v.regex(address, 'format')),
  company: optional(v.pipe(v.string(), v.maxLength(limits.company.max, 'long'), line)),
  phone: optional(
    v.pipe(
      v.string(),
      // A number copied from a list of contacts is often between marks of its direction, which nobody sees.
      v.transform((number) => number.replaceAll(/\p{Bidi_Control}/gu, '')),
      v.maxLength(limits.phone.max, 'long'),
      line,
      // However people write it (GOV.UK Design System, telephone numbers).
      v.regex(/(?:\p{Nd}\P{Nd}*){6}/u, 'format'),
    ),
  ),
  /** The slug of a service or of a place, or `other`. */
  topic: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(limits.topic.max, 'long'), slug),
  budget: optional(v.pipe(v.string(), v.maxLength(limits.budget.max, 'long'), slug)),
  message: v.pipe(
    required,
    v.minLength(limits.message.min, 'short'),
    v.maxLength(limits.message.max, 'long'),
    lines,
  ),
  /** Agreement to be contacted. A checkbox posts `on`. */
  consent: v.pipe(
    v.union([v.literal(true), v.literal('on'), v.literal('true')], 'required'),
    v.transform(() => true as const),
  ),
} as const

/** Sent along with the fields: set by the page, not by the visitor. */
const envelope = {
  /** The same for every attempt to send one message (a retry never sends twice). Absent without JavaScript. */
  idempotencyKey: v.optional(v.pipe(v.string('type'), v.uuid('format'))),
  /** The path of the page that the message was written on. */
  page: v.optional(
    v.pipe(v.string('type'), v.maxLength(limits.page.max, 'long'), v.regex(/^\/[^\p{Cc}?#]*$/u, 'format')),
    '/contact/',
  ),
  /** Milliseconds from the form's first focus to its submission, as measured by the page. */
  elapsed: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
      v.minValue(0, 'format'),
    ),
  ),
  /** A hidden field that only bots fill in. */
  website: v.optional(v.string('type'), ''),
  /** The solved proof of work (base64 of ALTCHA's payload) or Turnstile's token. */
  proof: v.optional(v.pipe(v.string('type'), v.maxLength(4096, 'long'))),
}

export const contactRequest = v.object({ ...contactFields, ...envelope })

export type ContactRequest = v.InferOutput<typeof contactRequest>
export type ContactField = keyof typeof contactFields
const fieldCodes = ['required', 'short', 'long', 'format', 'control', 'type'] as const
/** Why a field was refused. */
export type FieldCode = (typeof fieldCodes)[number]

/** The first fault of each invalid field; empty when all fields are valid. */
export function fieldFaults(input: unknown): Partial<Record<string, FieldCode>> {
  const result = v.safeParse(contactRequest, input)
  if (result.success) return {}
  const faults: Partial<Record<string, FieldCode>> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? ''
    // A missing key or a value of the wrong type has Valibot's own message instead of one of our codes.
    faults[field] ??= isCode(issue.message)
      ? issue.message
      : issue.received === 'undefined'
        ? 'required'
        : 'type'
  }
  return faults
}

const isCode = (message: string): message is FieldCode => fieldCodes.some((code) => code === message)
