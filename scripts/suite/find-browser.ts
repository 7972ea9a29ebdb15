import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findProgram, isExecutable } from './system-program.ts'

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const ofPlaywright = (): string | undefined => {
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/**
 * Finds the browser for tests and measurements: `CHROME_PATH`, then a Chrome or Chromium of the system, then
 * Playwright's own.
 * @throws {Error} That says what to do, if there is none.
 */
export function findBrowser(): string {
  const configured = process.env['CHROME_PATH']
  if (configured) {
    if (isExecutable(configured)) return configured
    throw new Error(`CHROME_PATH is '${configured}', which cannot be run. Set it to a Chrome or Chromium.`)
  }
  const file = findProgram('browser') ?? macPaths.find(isExecutable) ?? ofPlaywright()
  if (file) return file
  throw new Error(
    'This needs Chrome or Chromium. Install one, run "npx playwright install chromium", or set CHROME_PATH.',
  )
}
