import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { noBuild } from '../../process/build-error.ts'
import { clientPackagesFile } from '../../bundle/client-packages.ts'

export interface LicensedPackage {
  name: string
  version: string
  /** An SPDX expression, or `unknown`. */
  license: string
}

interface Manifest {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

/** Packages whose files the build ships along with the code. */
const fontPackages = ['@fontsource-variable/archivo']

/**
 * Reads the licenses of all packages of the lock file that are installed here; packages for other platforms
 * are not.
 * @param root The project's root.
 */
export function readLicenses(root: string): {
  packages: LicensedPackage[]
  clientPackages: LicensedPackage[]
} {
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  const packages = Object.entries(locked)
    .filter(([folder, { link }]) => folder !== '' && !link)
    .map(([folder]) => path.join(root, folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => toPackage(JSON.parse(readFileSync(file, 'utf8')) as Manifest))
  const isClient = new Set([...bundledPackages(root), ...fontPackages])
  return { packages, clientPackages: packages.filter(({ name }) => isClient.has(name)) }
}

/** @throws {BuildError} If there is no build to read. */
function bundledPackages(root: string): string[] {
  try {
    return JSON.parse(readFileSync(path.join(root, 'dist', clientPackagesFile), 'utf8')) as string[]
  } catch {
    throw noBuild()
  }
}

function toPackage({ name = '', version = '', license, licenses }: Manifest): LicensedPackage {
  const own = typeof license === 'string' ? license : license?.type
  const older = licenses?.map(({ type }) => type).join(' OR ')
  return { name, version, license: own || older || 'unknown' }
}
