import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../engine/process/copy-project.ts'

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(path.resolve('.cache', 'characters-'))
  copyProject(process.cwd(), copy)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a build fails with file, line and character if a page shows what the fonts lack; in code it may', () => {
  const file = 'sites/spanwright/blog/founder-profile.md'
  appendFileSync(path.join(copy, file), '\nThe letter ж, and in code `ю`.\n')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.ts', 'build', '--without-social-images'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, SITE: 'spanwright' } },
  )
  expect(status, stderr).toBe(1)
  expect(stderr).toMatch(
    /blog\/founder-profile\.md:\d+: ‘ж’ \(U\+0436\) is shown on \/blog\/founder-profile\//,
  )
  expect(stderr).not.toContain('U+044E')
  expect(existsSync(path.join(copy, 'dist'))).toBe(false)
})
