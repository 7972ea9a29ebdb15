import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

test('every response has these headers besides the policy', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders(["'sha256-a'"], {
    backendUrl: '',
    containerId: '',
    hasTurnstile: false,
  })
  expect(policy).toContain("'sha256-a'")
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
