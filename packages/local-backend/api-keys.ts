import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Known to everyone, as a publishable key may be; always the same, so that a build can contain it. */
export const embeddedPublishableKey = 'sb_publishable_embedded'

/** What the build of a site needs to know to use an embedded backend under its own origin. */
export const embeddedSettings = {
  PUBLIC_ENV__BACKEND_URL: '/',
  PUBLIC_ENV__BACKEND_KEY: embeddedPublishableKey,
} as const

/** A new secret key in the same form as those of hosted projects. It is kept in memory only. */
export const newSecretKey = (): string => `sb_secret_${randomBytes(24).toString('base64url')}`

export type ApiRole = 'anon' | 'service_role'

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The role that an API key stands for, or undefined. */
export function roleOf(key: string | undefined, secretKey: string): ApiRole | undefined {
  if (key === embeddedPublishableKey) return 'anon'
  return key !== undefined && isSame(key, secretKey) ? 'service_role' : undefined
}

/** The signed token (RFC 7519, HS256) with which the gateway tells PostgREST the caller's role. */
export function roleToken(role: ApiRole, jwtSecret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role })}`
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
}
