import { execFileSync } from 'node:child_process'
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
