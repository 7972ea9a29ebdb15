import { expect, test } from 'vitest'
import type { PageResult } from './figures.ts'
import { ledgerFor, record, resultOf, type Ledger } from './ledger.ts'

const result = (path: string, runs: number): PageResult => ({
  path,
  device: 'mobile',
  runs,
  measured: { scores: {}, values: {}, lengths: {} },
  misses: [],
  lost: [],
})
const empty: Ledger = { build: 'a', results: [], previous: [] }

test('a page that is measured again is compared with the time before', () => {
  const ledger = [result('/', 1), result('/a/', 1), result('/', 3)].reduce(record, empty)
  expect(ledger.results).toEqual([result('/a/', 1), result('/', 3)])
  expect(ledger.previous).toEqual([result('/', 1)])
  expect(resultOf(ledger.results, { path: '/', device: 'desktop' })).toBeUndefined()
})

test('another build starts anew, and keeps the last figures of each page to compare with', () => {
  const ledger = [result('/', 1), result('/', 2), result('/a/', 1)].reduce(record, empty)
  expect(ledgerFor('a', ledger)).toBe(ledger)
  expect(ledgerFor('b', ledger)).toEqual({
    build: 'b',
    results: [],
    previous: [result('/', 2), result('/a/', 1)],
  })
})
