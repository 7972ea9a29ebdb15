import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import budget from '../../../lighthouserc.json' with { type: 'json' }

test('Lighthouse CI gets a browser even on a machine without one', () => {
  const { chromePath } = budget.ci.collect
  // Lighthouse CI sets this variable, too.
  const env = { ...process.env, CHROME_PATH: chromePath }
  expect(execFileSync(chromePath, ['--version'], { encoding: 'utf8', env, timeout: 60_000 })).toMatch(
    /^Chromium|^Google Chrome/,
  )
})

test('Lighthouse CI waits for the line that the server prints once it has compressed all files', () => {
  const { startServerReadyPattern } = budget.ci.collect
  expect(readFileSync('engine/serve/start-site.ts', 'utf8')).toContain(
    `prepare().then(() => console.log('       ${startServerReadyPattern}`,
  )
})
