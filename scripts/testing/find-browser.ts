import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable)

const ofSystem = (): string | undefined =>
  names.map(onPath).find((file) => file !== undefined) ?? macPaths.find(isExecutable)

const ofPlaywright = (): string | undefined => {
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/** Installs Debian's Chromium where this process may: as root on a system with apt. */
function install(): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  console.log('No browser found; installing the package chromium…')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', command, {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) return undefined
  }
  return ofSystem()
}

/**
 * Finds the browser for the tests: `CHROME_PATH`, then a Chrome or Chromium of the system, then
 * Playwright's own, then the system's package.
 * @throws {Error} That says what to do, if there is none.
 */
export function findBrowser(): string {
  const configured = process.env['CHROME_PATH']
  if (configured) {
    if (isExecutable(configured)) return configured
    throw new Error(`CHROME_PATH is '${configured}', which cannot be run. Set it to a Chrome or Chromium.`)
  }
  const file = ofSystem() ?? ofPlaywright() ?? install()
  if (file) return file
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, run "npx playwright install chromium", or set CHROME_PATH.',
  )
}
