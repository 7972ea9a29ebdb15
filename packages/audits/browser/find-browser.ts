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

/** @throws {Error} If it names something that cannot be run. */
function configuredBrowser(): string | undefined {
  const configured = process.env['CHROME_PATH']
  if (!configured || isExecutable(configured)) return configured || undefined
  throw new Error(`CHROME_PATH is '${configured}', which cannot be run. Set it to a Chrome or Chromium.`)
}

/**
 * Finds the browser for measurements: `CHROME_PATH`, then the system's Chrome or Chromium, then Playwright's
 * own.
 * @throws {Error} If there is none; the message says what to do.
 */
export function findBrowser(): string {
  const file = configuredBrowser() ?? findProgram('browser') ?? macPaths.find(isExecutable) ?? ofPlaywright()
  if (file) return file
  throw new Error(
    'This needs Chrome or Chromium. Install one, run "npx playwright install chromium", or set CHROME_PATH.',
  )
}

/** Finds the browser for tests: as for measurements, but headless first. */
export const findTestBrowser = (): string =>
  configuredBrowser() ?? findProgram('headlessBrowser') ?? findBrowser()
