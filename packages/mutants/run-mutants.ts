import { statSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { tableOf } from './table.ts'

/** The folders with logic to test; `packages` only has code that measures, draws or audits, or runs the backend. */
const logic = '{components,contract,engine,model,supabase/functions}'
/** The files in a folder to change; tests are left out below. */
const code = '**/*.{ts,tsx}'

/**
 * Mutations of data: texts, lists and settings. Tests for them would only repeat the file, and most of them come from the
 * site's own content.
 */
const ofData = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] as const

const globOf = (pattern: string): string =>
  statSync(pattern, { throwIfNoEntry: false })?.isDirectory() ? `${pattern}/${code}` : pattern

/**
 * Changes the code in one place at a time, runs the unit tests that reach the place, and prints the changes that no
 * test noticed, with the share of noticed changes in each folder.
 * @param patterns Folders, files or globs; if there are none, all code with logic.
 * @param concurrency How many processes run tests at the same time.
 */
export async function runMutants(patterns: readonly string[], concurrency: number): Promise<void> {
  const wanted = patterns.length > 0 ? patterns.map(globOf) : [`${logic}/${code}`]
  const results = await new Stryker({
    mutate: [...wanted, '!**/*.test.{ts,tsx}', '!**/*.d.ts'],
    mutator: { excludedMutations: [...ofData] },
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutants.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // Stryker would rewrite tsconfig.json with TypeScript's JavaScript API, which version 7 does not have.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/.cache', '/dist', '/reports', '/test-results'],
    concurrency,
    reporters: ['progress', 'clear-text'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
  }).runMutationTest()
  console.log(tableOf(results))
}
