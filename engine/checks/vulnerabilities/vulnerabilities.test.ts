import { expect, test } from 'vitest'
import { vulnerabilitiesIn } from './judge.ts'
import { closureOf } from './reached.ts'

const locked = {
  'node_modules/pg': { dependencies: { 'pg-types': '1' }, optionalDependencies: { fast: '1', absent: '1' } },
  'node_modules/pg-types': { dependencies: { pg: '1', inner: '2' } },
  'node_modules/pg-types/node_modules/inner': { dependencies: { fast: '1' } },
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
  ])
})

const advisory = { title: 'Prototype pollution', url: 'https://advisories.example/1' }
const report = {
  vulnerabilities: {
    inner: { severity: 'high', via: [advisory], nodes: ['node_modules/pg-types/node_modules/inner'] },
    'pg-types': { severity: 'high', via: ['inner'], nodes: ['node_modules/pg-types'] },
    lint: { severity: 'critical', via: [advisory], nodes: ['node_modules/lint', 'node_modules/inner'] },
  },
}

test('vulnerable packages are named with whom they reach; tools are left out', () => {
  expect(vulnerabilitiesIn(report, { visitors: new Set(), 'the server': closureOf(['pg'], locked) })).toEqual(
    [
      'inner, high, reaches the server: Prototype pollution (https://advisories.example/1)',
      'pg-types, high, reaches the server: by inner',
    ],
  )
})

test('a missing result is an error', () => {
  expect(() => vulnerabilitiesIn({ message: '405 Method Not Allowed' }, {})).toThrow(
    'npm audit gave no result: 405 Method Not Allowed',
  )
})
