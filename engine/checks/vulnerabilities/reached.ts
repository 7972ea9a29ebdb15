import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLicenses } from '../licenses/read-licenses.ts'
import { closureOf } from './reach.ts'

const readJson = <Content>(root: string, file: string): Content =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content

/**
 * The packages whose faults reach somebody: those whose code is in a visitor's browser, and those that run on the
 * server: the function that takes messages, and the server and backend of `npm start`. All others only build and test.
 * @param root The project's root, with a build.
 * @returns Their folders in node_modules.
 * @throws {Error} If there is no build.
 */
export function reachedPackages(root: string): Record<'visitors' | 'the server', ReadonlySet<string>> {
  const { packages: locked } = readJson<{ packages: Record<string, object> }>(root, 'package-lock.json')
  const { devDependencies: ofBackend } = readJson<{ devDependencies: Record<string, string> }>(
    root,
    'packages/local-backend/package.json',
  )
  const { imports } = readJson<{ imports: Record<string, string> }>(
    root,
    'supabase/functions/contact/deno.json',
  )
  const ofFunction = Object.values(imports).map((specifier) => specifier.replace(/^npm:(@?[^@]+)@.*/, '$1'))
  const visitors = readLicenses(root).clientPackages.map(({ name }) => `node_modules/${name}`)
  return {
    visitors: new Set(visitors),
    'the server': closureOf([...Object.keys(ofBackend), ...ofFunction], locked),
  }
}
