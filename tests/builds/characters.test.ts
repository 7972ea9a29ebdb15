import { appendFileSync, existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryCopy } from '../temporary-copy.ts'

const copy = temporaryCopy('characters', { SITE: 'spanwright' })

test('a build fails, with file and line, at a character that the fonts lack, except in code', () => {
  appendFileSync(copy.at('sites/spanwright/blog/founder-profile.md'), '\nThe letter ж, and in code `ю`.\n')
  const { status, stderr } = copy.build()
  expect(status, stderr).toBe(1)
  expect(stderr).toMatch(
    /blog\/founder-profile\.md:\d+: ‘ж’ \(U\+0436\) is shown on \/blog\/founder-profile\//,
  )
  expect(stderr).not.toContain('U+044E')
  expect(existsSync(copy.at('dist'))).toBe(false)
})
