import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

/** The package with the browser; both have the same version. */
const packageFolder = path.resolve('node_modules/@sparticuz/chromium')

/** Whether the package's browser runs on this machine: it is for Linux on x64 with the GNU C library. */
const isForThisMachine = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && !existsSync('/lib/ld-musl-x86_64.so.1')

/**
 * The headless Chromium for tests whose results depend on the browser, such as pictures, speech and layout: the same
 * version with the same single font on every machine, whatever is installed there. It is unpacked once, into .cache. On
 * machines where it doesn't run, Playwright's Chromium takes its place, and a line says so.
 * @returns The path of an executable.
 * @throws {Error} If there is neither; the message says what to do.
 */
export function pinnedBrowser(): string {
  if (isForThisMachine()) return unpackedBrowser()
  const file = chromium.executablePath()
  if (!existsSync(file)) throw new Error(howToGetBrowser)
  console.error(`Pictures and layout: ${file}, since the pinned Chromium is for Linux on x64.`)
  return file
}

const howToGetBrowser = 'Chromium: npx playwright install chromium (the one from npm is for Linux on x64)'

/** How to get the browser if it is missing; undefined if it isn't. */
export const missingBrowser = (): string | undefined =>
  isForThisMachine() || existsSync(chromium.executablePath()) ? undefined : howToGetBrowser

function unpackedBrowser(): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = path.resolve('.cache/browser', version)
  const executable = path.join(folder, 'run')
  if (existsSync(executable)) return executable
  // Several processes may do this at once: each unpacks into its own folder, and the first to finish wins.
  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  execFileSync(process.execPath, [fileURLToPath(import.meta.resolve('./unpack-browser.ts'))], {
    // The package unpacks into the system's temporary folder.
    env: { ...process.env, TMPDIR: unfinished },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(executable)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
  return executable
}
