import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clientModulesFile } from '../../bundle/client-modules.ts'
import { noBuild } from '../../process/build-error.ts'
import { readIfThere } from '../../process/read-if-there.ts'

interface Manifest {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

/** Packages that the build ships as files rather than as code. */
const fontPackages = ['@fontsource-variable/archivo']

/**
 * Reads the licenses of all packages in the lock file that are installed here, which excludes those for other
 * platforms.
 */
export function readLicenses(root: string) {
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  const packages = Object.entries(locked)
    .filter(([folder, { link }]) => folder !== '' && !link)
    .flatMap(([folder]) => readIfThere(path.join(root, folder, 'package.json')) ?? [])
    .map((text) => toPackage(JSON.parse(text) as Manifest))
  const isClient = new Set([...bundledPackages(root), ...fontPackages])
  return { packages, clientPackages: packages.filter(({ name }) => isClient.has(name)) }
}

/**
 * The packages with code in the browser's bundle.
 * @throws {BuildError} If there is no build to read.
 */
function bundledPackages(root: string): string[] {
  const text = readIfThere(path.join(root, 'dist', clientModulesFile))
  if (text === undefined) throw noBuild()
  const { nodeMetas } = JSON.parse(text) as {
    nodeMetas: Record<string, { id: string; moduleParts: object }>
  }
  return Object.values(nodeMetas)
    .filter(({ moduleParts }) => Object.keys(moduleParts).length > 0)
    .flatMap(({ id }) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
}

/** The license is an SPDX expression, or `unknown`. */
function toPackage({ name = '', version = '', license, licenses }: Manifest) {
  const own = typeof license === 'string' ? license : license?.type
  const older = licenses?.map(({ type }) => type).join(' OR ')
  return { name, version, license: own || older || 'unknown' }
}
