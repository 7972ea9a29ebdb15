import { findProgram, isExecutable } from './system-program.ts'
import { pinnedBrowser } from './pinned-browser.ts'

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @throws {Error} If it names something that cannot be run. */
function configuredBrowser(): string | undefined {
  const configured = process.env['CHROME_PATH']
  if (!configured || isExecutable(configured)) return configured || undefined
  throw new Error(`CHROME_PATH is '${configured}', which cannot be run. Set it to a Chrome or Chromium.`)
}

/**
 * Finds the browser for whatever holds in every browser (journeys, accessibility, measurements):
 * `CHROME_PATH`, then the system's Chrome or Chromium, then the pinned one.
 * @returns The path of an executable.
 * @throws {Error} If there is none; the message says what to do.
 */
export const findBrowser = (): string =>
  configuredBrowser() ?? findProgram('browser') ?? macPaths.find(isExecutable) ?? pinnedBrowser()
