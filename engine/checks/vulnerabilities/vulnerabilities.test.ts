import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeFiles } from '../../process/write-files.ts'
import { readLicenses } from '../licenses/read-licenses.ts'
import { vulnerabilitiesIn } from './judge.ts'
import { closureOf, reachedPackages } from './reached.ts'

const locked = {
  'node_modules/pg': { dependencies: { 'pg-types': '1' }, optionalDependencies: { fast: '1', absent: '1' } },
  'node_modules/pg-types': { dependencies: { pg: '1', inner: '2' } },
  'node_modules/pg-types/node_modules/inner': { dependencies: { fast: '1', next: '1' } },
  'node_modules/pg-types/node_modules/next': {},
  'node_modules/next': {},
  'node_modules/inner': {},
  'node_modules/fast': {},
  'node_modules/lint': { dependencies: { inner: '1' } },
}

test('dependencies are found where npm installed them', () => {
  expect([...closureOf(['pg'], locked)].toSorted()).toEqual([
    'node_modules/fast',
    'node_modules/pg',
    'node_modules/pg-types',
    'node_modules/pg-types/node_modules/inner',
    'node_modules/pg-types/node_modules/next',
  ])
})

const advisory = { title: 'Prototype pollution', url: 'https://advisories.example/1' }
const report = {
  vulnerabilities: {
    inner: { severity: 'high', via: [advisory], nodes: ['node_modules/pg-types/node_modules/inner'] },
    'pg-types': { severity: 'high', via: ['inner'], nodes: ['node_modules/pg-types'] },
    lint: { severity: 'critical', via: [advisory], nodes: ['node_modules/lint', 'node_modules/inner'] },
    fast: { severity: 'low', via: [advisory, 'pg'], nodes: ['node_modules/old/fast', 'node_modules/fast'] },
  },
}

test('vulnerable packages are named with whom they reach; tools are left out', () => {
  expect(vulnerabilitiesIn(report, { visitors: new Set(), 'the server': closureOf(['pg'], locked) })).toEqual(
    [
      'inner, high, reaches the server: Prototype pollution (https://advisories.example/1)',
      'pg-types, high, reaches the server: by inner',
      'fast, low, reaches the server: Prototype pollution (https://advisories.example/1); by pg',
    ],
  )
})

test('visitors get the packages in the bundle, and the server those of the backend and the function', () => {
  const root = temporaryFolder('packages', onTestFinished)
  const write = (file: string, value: unknown) => writeFiles(root, { [file]: JSON.stringify(value) })
  const manifests = {
    react: { name: 'react', version: '19.0.0', license: 'MIT' },
    '@radix/dialog': { name: '@radix/dialog', license: { type: 'ISC' } },
    pg: { name: 'pg', licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] },
    empty: {},
  }
  const packages: Record<string, object> = {
    '': {},
    'packages/tool': { link: true },
    'node_modules/for-windows': {},
    ...locked,
  }
  for (const [name, manifest] of Object.entries(manifests)) {
    packages[`node_modules/${name}`] ??= {}
    write(`node_modules/${name}/package.json`, manifest)
  }
  write('package-lock.json', { packages })
  for (const folder of ['', 'packages/tool/'])
    write(`${folder}package.json`, { name: 'firm', license: 'MIT' })
  write('packages/local-backend/package.json', { devDependencies: { pg: '8' } })
  const imports = { a: 'npm:fast@1.0.0/deep', b: 'npm:@radix/dialog@1' }
  write('supabase/functions/contact/deno.json', { imports })
  expect(() => readLicenses(root)).toThrow('npm run build creates one')
  const code = (id: string, parts: object) => ({
    id: `/node_modules/.vite/node_modules/${id}/index.js`,
    moduleParts: parts,
  })
  const nodeMetas = {
    a: code('react', { 'app.js': 1 }),
    b: code('@radix/dialog', { 'app.js': 1 }),
    c: code('pg', {}),
    own: { id: '/model/a.ts', moduleParts: { a: 1 } },
  }
  write('dist/client-modules.json', { nodeMetas })
  const installed = [
    { name: 'pg', version: '', license: 'MIT OR Apache-2.0' },
    { name: 'react', version: '19.0.0', license: 'MIT' },
    { name: '@radix/dialog', version: '', license: 'ISC' },
    { name: '', version: '', license: 'unknown' },
  ]
  expect(readLicenses(root)).toEqual({ packages: installed, clientPackages: [installed[1], installed[2]] })
  expect(reachedPackages(root)).toEqual({
    visitors: new Set(['node_modules/react', 'node_modules/@radix/dialog']),
    'the server': new Set([...closureOf(['pg'], locked), 'node_modules/@radix/dialog']),
  })
})

test('a missing result is an error', () => {
  expect(() => vulnerabilitiesIn({ message: '405 Method Not Allowed' }, {})).toThrow(
    'npm audit gave no result: 405 Method Not Allowed',
  )
})
