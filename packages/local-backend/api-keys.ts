import { randomBytes, timingSafeEqual } from 'node:crypto'

/** Always the same, so that a build can contain it: a publishable key is no secret. */
export const embeddedPublishableKey = 'sb_publishable_embedded'

/** Build settings for a site that uses an embedded backend under its own origin. */
export const embeddedSettings = {
  PUBLIC_ENV__BACKEND_URL: '/',
  PUBLIC_ENV__BACKEND_KEY: embeddedPublishableKey,
} as const

/** A new secret key, in the format of hosted projects. It is only kept in memory. */
export const newSecretKey = (): string => `sb_secret_${randomBytes(24).toString('base64url')}`

export type ApiRole = 'anon' | 'service_role'

/** Compares two keys in the same time for any pair of one length. */
function isSame(a: string, b: string): boolean {
  const [bytes, others] = [Buffer.from(a), Buffer.from(b)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

/** The role that an API key stands for, or undefined. */
export function roleOf(key: string | undefined, secretKey: string): ApiRole | undefined {
  if (key === embeddedPublishableKey) return 'anon'
  return key !== undefined && isSame(key, secretKey) ? 'service_role' : undefined
}
