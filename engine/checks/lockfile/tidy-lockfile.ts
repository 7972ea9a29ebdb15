import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

interface Locked {
  version: string
  integrity?: string
  link?: boolean
}

/**
 * Adds the hashes that npm omits from a lock file, and removes the Node versions that packages ask for.
 * @returns A summary, to print.
 */
export function tidyLockfile(file: string): string {
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
  // npm would check them against the Node that it runs on, not the project's.
  const demanding = Object.values(lockfile.packages).filter((entry) => 'engines' in entry)
  for (const entry of demanding) delete (entry as { engines?: unknown }).engines

  // npm omits the hashes of packages for other platforms, which are not installed here.
  const isLoose = ([folder, entry]: [string, Locked]) =>
    folder.startsWith('node_modules/') && !entry.link && entry.integrity === undefined
  const loose = Object.entries(lockfile.packages).filter(isLoose)
  for (const [folder, entry] of loose) {
    const { version, ...rest } = entry
    const name = `${folder.split('node_modules/').at(-1)}@${version}`
    const integrity = spawnSync('npm', ['view', name, 'dist.integrity'], { encoding: 'utf8' }).stdout.trim()
    if (integrity) lockfile.packages[folder] = { version, integrity, ...rest }
    else console.warn(`The registry has no ${name}.`)
  }
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  return `${demanding.length} packages no longer say which Node they need; ${loose.length} had no hash.`
}
