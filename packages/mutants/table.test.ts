import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

const mutant = (file: string, status: string) => ({ fileName: `${process.cwd()}/${file}`, status })

test('the table has a line for each folder, and one for all', () => {
  const table = tableOf([
    mutant('engine/schemas/site.ts', 'Killed'),
    mutant('engine/schemas/pages/plain.ts', 'Survived'),
    mutant('engine/schemas/pages/plain.ts', 'Timeout'),
    mutant('contract/limits.ts', 'NoCoverage'),
  ])
  expect(table.split('\n')).toEqual([
    '| contract | 0 of 1 | 0% |',
    '| engine/schemas | 2 of 3 | 67% |',
    '| all of these | 2 of 4 | 50% |',
  ])
})

test('mutants that were ignored or did not run are not counted', () => {
  const left = ['Ignored', 'CompileError', 'RuntimeError', 'Pending']
  const table = tableOf([
    mutant('model/a.ts', 'Killed'),
    ...left.map((status) => mutant('model/a.ts', status)),
  ])
  expect(table).toBe('| model | 1 of 1 | 100% |\n| all of these | 1 of 1 | 100% |')
})
