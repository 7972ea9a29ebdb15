import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLicenses } from '../licenses/read-licenses.ts'
import { closureOf } from './reach.ts'

const readJson = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/**
 * The packages whose vulnerabilities reach anyone: those whose code runs in visitors' browsers, and those that run on the
 * server, in the contact function or in the server and backend of `npm start`. All others only build and test.
 * @param root The project's root, with a build.
 * @returns Their folders in node_modules.
 * @throws {Error} If there is no build.
 */
export function reachedPackages(root: string): Record<'visitors' | 'the server', ReadonlySet<string>> {
  const { packages: locked } = readJson(root, 'package-lock.json') as {
    packages: Record<string, object>
  }
  const { devDependencies: ofBackend } = readJson(root, 'packages/local-backend/package.json') as {
    devDependencies: Record<string, string>
  }
  const { imports } = readJson(root, 'supabase/functions/contact/deno.json') as {
    imports: Record<string, string>
  }
  const ofFunction = Object.values(imports).map((specifier) => specifier.replace(/^npm:(@?[^@]+)@.*/, '$1'))
  const visitors = readLicenses(root).clientPackages.map(({ name }) => `node_modules/${name}`)
  return {
    visitors: new Set(visitors),
    'the server': closureOf([...Object.keys(ofBackend), ...ofFunction], locked),
  }
}
