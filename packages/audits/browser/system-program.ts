import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** System programs that tests use: the names that they may have, and their packages in Debian. */
const systemPrograms = {
  browser: {
    names: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'],
    debianPackage: 'chromium',
  },
  nginx: { names: ['nginx'], debianPackage: 'nginx-light' },
  caddy: { names: ['caddy'], debianPackage: 'caddy' },
  apache: { names: ['apache2', 'httpd'], debianPackage: 'apache2-bin' },
  firefox: { names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  miniBrowser: { names: ['MiniBrowser'], debianPackage: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], debianPackage: 'xvfb' },
  orca: { names: ['orca'], debianPackage: 'orca' },
  bus: { names: ['dbus-daemon'], debianPackage: 'dbus-daemon' },
  keys: { names: ['xdotool'], debianPackage: 'xdotool' },
  locales: { names: ['locale-gen'], debianPackage: 'locales' },
} as const
export type SystemProgram = keyof typeof systemPrograms

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The folders in which Debian installs WebKit's test browser, which are not on the PATH. */
const libraries = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
)

const onPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', ...libraries]
    .map((folder) => path.join(folder, name))
    .find(isExecutable)

/** The path of a system program; undefined if it is not installed. */
export const findProgram = (program: SystemProgram): string | undefined =>
  systemPrograms[program].names.map(onPath).find((file) => file !== undefined)

/**
 * The path of a system program.
 * @throws {Error} If it is not installed, since a test that cannot run counts as failed.
 */
export function requireProgram(program: SystemProgram): string {
  const file = findProgram(program)
  if (file) return file
  const { names, debianPackage } = systemPrograms[program]
  throw new Error(`${names[0]} is not installed; on Debian, it is in the package ${debianPackage}`)
}

/** How to get a program that is missing, in one line. */
export const howToGet = (program: SystemProgram): string =>
  `${systemPrograms[program].names[0]}: apt-get install ${systemPrograms[program].debianPackage}, or the same package on another system`

/** Installs the Debian packages of programs; needs root and apt. */
export function installPrograms(programs: readonly SystemProgram[]): void {
  const packages = programs.map((program) => systemPrograms[program].debianPackage)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  // The list of packages may be missing or outdated.
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...new Set(packages))
}
