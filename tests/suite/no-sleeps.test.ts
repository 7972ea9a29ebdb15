import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no test waits for time to pass: docs/testing.md says what to wait for', () => {
  const specs = globSync('tests/**/*.ts', { exclude: ['tests/suite'] })
  expect(specs.length).toBeGreaterThan(40)
  expect(specs.filter((name) => readFileSync(name, 'utf8').includes('waitForTimeout'))).toEqual([])
})
