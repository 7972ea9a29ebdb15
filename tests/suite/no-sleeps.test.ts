import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve('tests')

test('no test waits for time to pass: docs/testing.md says what to wait for', () => {
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('suite'),
  )
  expect(specs.length).toBeGreaterThan(40)
  const sleeping = specs.filter((name) =>
    readFileSync(path.join(folder, name), 'utf8').includes('waitForTimeout'),
  )
  expect(sleeping).toEqual([])
})
