import { appendFileSync, existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCopy, type ProjectCopy } from '../project-copy.ts'

let copy: ProjectCopy
beforeAll(() => {
  copy = newCopy('characters', { SITE: 'spanwright' })
})
afterAll(() => copy.remove())

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
