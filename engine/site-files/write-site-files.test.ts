import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { securityTxt } from './write-site-files.ts'

test('security.txt names a contact, and expires within a year of the newest content (RFC 9116)', () => {
  const text = securityTxt('2026-11-20')
  expect(text).toContain(`Contact: mailto:${site.email}\n`)
  expect(text).toContain('Expires: 2027-11-15T00:00:00.000Z\n')
})
