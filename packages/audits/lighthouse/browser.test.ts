import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import budget from '../../../lighthouserc.json' with { type: 'json' }

test('Lighthouse CI has a browser on a machine without one', () => {
  const { chromePath } = budget.ci.collect
  // As Lighthouse CI calls it.
  const env = { ...process.env, CHROME_PATH: chromePath }
  expect(execFileSync(chromePath, ['--version'], { encoding: 'utf8', env, timeout: 60_000 })).toMatch(
    /^Chromium|^Google Chrome/,
  )
})

test('Lighthouse CI waits for a line that the server prints once nothing competes with the pages', () => {
  const { startServerReadyPattern } = budget.ci.collect
  expect(readFileSync('engine/serve/serve-with-backend.ts', 'utf8')).toContain(
    `prepare().then(() => console.log('       ${startServerReadyPattern}`,
  )
})
