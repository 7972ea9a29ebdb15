import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

test('every response has these headers besides the policy', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(["'sha256-a'"], {
    backendUrl: '',
    containerId: '',
    hasTurnstile: false,
  })
  expect(policy).toBe(
    "script-src 'strict-dynamic' 'sha256-a' 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'",
  )
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})
