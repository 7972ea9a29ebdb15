import { chromium, type Browser } from 'playwright'
import { findProgram, isExecutable } from './system-program.ts'
import { missingBrowser, pinnedBrowser } from './pinned-browser.ts'

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser in `CHROME_PATH`. @throws {Error} If it cannot be run. */
function configuredBrowser(): string | undefined {
  const configured = process.env['CHROME_PATH']
  if (!configured || isExecutable(configured)) return configured || undefined
  throw new Error(
    `CHROME_PATH is '${configured}', which cannot be run. Set it to a Chrome or Chromium executable.`,
  )
}

/**
 * Finds the browser for journeys, accessibility checks and measurements: the one in `CHROME_PATH`, otherwise the pinned
 * one, otherwise the system's Chrome or Chromium. The pinned one is the same on every machine, and draws no windows,
 * whose toolbar and tabs would compete with the page on two cores.
 * @returns The path of an executable.
 * @throws {Error} If there is none; the message says what to do.
 */
export const findBrowser = (): string =>
  configuredBrowser() ??
  (missingBrowser() === undefined ? pinnedBrowser() : undefined) ??
  findProgram('browser') ??
  macPaths.find(isExecutable) ??
  pinnedBrowser()

/** Starts that browser, without a window. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
