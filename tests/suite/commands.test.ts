import path from 'node:path'
import { expect, test } from 'vitest'
import { runNode } from '../project-copy.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const run = path.resolve('scripts/run.js')

test('a misspelled command gets the closest one, without a stack', () =>
  expect(runNode('.', [run, 'bild']).output).toBe('\nThere is no command bild:\n  the closest is build\n'))

test.each([
  ['before the packages are installed', temporaryFolder('bare'), []],
  ['with a Node that can’t read TypeScript', '.', ['--no-strip-types']],
])('%s, the first error says what to do', (_when, folder, flags) => {
  const { status, output } = runNode(folder, [...flags, run, 'build'])
  expect([status, output]).toEqual([1, expect.stringMatching(/^Run `npm ci` first: .*\n$/)])
})
