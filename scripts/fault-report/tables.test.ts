import { expect, test } from 'vitest'
import { routes } from '../../content/routes.ts'
import { readPlaywright, readVitest } from './read.ts'
import { faultTable, hostTable } from './tables.ts'

test('a fault stands beside its result, whichever runner has tried it', () => {
  const browser = {
    suites: [
      {
        title: 'faults-network.spec.ts',
        file: 'faults-network.spec.ts',
        specs: [{ title: 'offline', ok: true }],
        suites: [{ title: 'slow', file: 'faults-network.spec.ts', specs: [{ title: '2G', ok: false }] }],
      },
    ],
  }
  expect(faultTable(readPlaywright(JSON.stringify(browser)))).toEqual([
    'holds  faults-network        offline',
    'FAILS  faults-network        slow › 2G',
  ])
})

test('hosts stand beside each other, the routes as one check', () => {
  const check = (host: string, title: string, status: string) => ({
    ancestorTitles: [`on ${host}`],
    title,
    status,
  })
  const report = {
    testResults: [
      {
        name: '/x/tests/hosts/hosts.test.ts',
        assertionResults: [
          check('nginx', '/ comes', 'passed'),
          check('nginx', '/about/ comes', 'failed'),
          check('Caddy', '/ comes', 'passed'),
          check('Caddy', '/about/ comes', 'passed'),
        ],
      },
    ],
  }
  const lines = hostTable(readVitest(JSON.stringify(report)))
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['nginx', 'Caddy', 'check'],
    ['1/2', '2/2', `each of ${routes.length} routes comes`],
  ])
})
