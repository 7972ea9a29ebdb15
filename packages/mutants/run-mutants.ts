import { statSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { tableOf } from './table.ts'

/** Code that decides something; what only measures, draws or audits is in packages. */
const logic = '{components,contract,engine,model,supabase/functions}'
/** What a mutant may change: TypeScript, without tests and without scripts that Deno alone runs. */
const code = '**/*.{ts,tsx}'

/**
 * Data rather than logic: words, lists and settings. A test that held each of them would repeat the file, and most
 * come from the site's own content.
 */
const ofData = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] as const

const globOf = (pattern: string): string =>
  statSync(pattern, { throwIfNoEntry: false })?.isDirectory() ? `${pattern}/${code}` : pattern

/**
 * Changes the code in one place at a time, runs the unit tests that reach the place, and prints the changes that none
 * of them noticed, with the share of the noticed ones in each folder.
 * @param patterns Folders, files or globs; all code that decides something if there are none.
 * @param concurrency Processes that run tests at the same time.
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
