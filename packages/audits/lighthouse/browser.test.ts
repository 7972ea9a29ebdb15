import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import budget from '../../../lighthouserc.json' with { type: 'json' }

test('Lighthouse CI has a browser on a machine without one', () => {
  expect(execFileSync(budget.ci.collect.chromePath, ['--version'], { encoding: 'utf8' })).toMatch(
    /^Chromium|^Google Chrome/,
  )
})
