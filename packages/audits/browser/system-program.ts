import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** System programs that tests use: their possible names, and Debian's package for each. */
export const systemPrograms = {
  browser: {
    names: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'],
    debianPackage: 'chromium',
  },
  // Without a window system, Chromium draws in half the time and renders text the same on every machine.
  headlessBrowser: { names: ['chromium-headless-shell'], debianPackage: 'chromium-headless-shell' },
  nginx: { names: ['nginx'], debianPackage: 'nginx-light' },
  caddy: { names: ['caddy'], debianPackage: 'caddy' },
  apache: { names: ['apache2', 'httpd'], debianPackage: 'apache2-bin' },
  firefox: { names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  miniBrowser: { names: ['MiniBrowser'], debianPackage: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], debianPackage: 'xvfb' },
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

/** Where Debian installs WebKit's test browser, which is not on the PATH. */
const libraries = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
)

const onPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', ...libraries]
    .map((folder) => path.join(folder, name))
    .find(isExecutable)

/** The path of a system program, or undefined if it is not installed. */
export const findProgram = (program: SystemProgram): string | undefined =>
  systemPrograms[program].names.map(onPath).find((file) => file !== undefined)

/**
 * The path of a system program.
 * @throws {Error} If it is not installed: a test that cannot run counts as failed.
 */
export function requireProgram(program: SystemProgram): string {
  const file = findProgram(program)
  if (file) return file
  const { names, debianPackage } = systemPrograms[program]
  throw new Error(`${names[0]} is not installed; expected Debian's package ${debianPackage}`)
}

/** Installs a program's Debian package if this process can: as root, on a system with apt. */
export function installProgram(program: SystemProgram): void {
  if (findProgram(program) || process.getuid?.() !== 0 || !onPath('apt-get')) return
  const { debianPackage } = systemPrograms[program]
  console.log(`Installing the package ${debianPackage}…`)
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', debianPackage)
  // The list of packages may be missing or old.
  if (!install()) {
    apt('update', '-qq')
    install()
  }
}
