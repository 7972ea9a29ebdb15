import { findProgram, isExecutable } from './system-program.ts'
import { missingBrowser, pinnedBrowser } from './pinned-browser.ts'

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @throws {Error} If it names something that cannot be run. */
function configuredBrowser(): string | undefined {
  const configured = process.env['CHROME_PATH']
  if (!configured || isExecutable(configured)) return configured || undefined
  throw new Error(
    `CHROME_PATH is '${configured}', which cannot be run. Set it to a Chrome or Chromium executable.`,
  )
}

/**
 * Finds the browser for journeys, accessibility and measurements: `CHROME_PATH`; else the pinned one, which is the
 * same on every machine and has no windows to draw: on two cores, the toolbar and tabs of a whole Chromium take turns
 * with the page; else the system's Chrome or Chromium.
 * @returns The path of an executable.
 * @throws {Error} If there is none; the message says what to do.
 */
export const findBrowser = (): string =>
  configuredBrowser() ??
  (missingBrowser() === undefined ? pinnedBrowser() : undefined) ??
  findProgram('browser') ??
  macPaths.find(isExecutable) ??
  pinnedBrowser()
