import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, vi } from 'vitest'

// Workers keep their modules from one file to the next, but not those that a test replaces.
if (/^vi\.mock\(/m.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}

afterEach(() => {
  // The other way round, the timers' own performance would stay, if a stub has replaced it.
  vi.unstubAllGlobals().useRealTimers()
  vi.unstubAllEnvs().restoreAllMocks().clearAllMocks()
})
