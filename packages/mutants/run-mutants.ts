import { statSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { tryLaterSteps } from './later-steps.ts'

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

interface Options {
  /** Folders, files or globs; if there are none, all code with logic. */
  patterns: readonly string[]
  /** How many processes run tests at the same time. */
  concurrency: number
  /** The share of the changes to try, always the same ones. */
  percent: number
  /** Whether to try what the unit tests did not notice with the later steps, too. */
  areAllStepsRun: boolean
}

/**
 * Changes the code in one place at a time, runs the unit tests that reach the place, and prints the changes that no
 * test noticed, with the share of noticed changes in each folder and file.
 */
export async function runMutants({ patterns, concurrency, percent, areAllStepsRun }: Options): Promise<void> {
  const wanted = patterns.length > 0 ? patterns.map(globOf) : [`${logic}/${code}`]
  const results = await new Stryker({
    mutate: [...wanted, '!**/*.test.{ts,tsx}', '!**/*.d.ts'],
    mutator: { excludedMutations: [...ofData] },
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.resolve(import.meta.dirname, 'sample.ts')],
    ...(percent < 100 && { checkers: ['sample'], percent }),
    // Stryker does not know the option of the sample.
    warnings: { unknownOptions: false, preprocessorErrors: true, unserializableOptions: true, slow: true },
    vitest: { configFile: 'vitest.mutants.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // On a busy machine, all unit tests take longer than Stryker's five minutes.
    dryRunTimeoutMinutes: 60,
    // A change that makes tests wait forever counts as noticed; a busy machine must not look like one.
    timeoutMS: 60_000,
    // Stryker would rewrite tsconfig.json with TypeScript's JavaScript API, which version 7 does not have.
    tsconfigFile: 'none.json',
    tempDirName: '.cache/mutants',
    ignorePatterns: ['/.cache', '/dist', '/reports', '/test-results'],
    concurrency,
    reporters: ['progress', 'clear-text'],
    clearTextReporter: { reportTests: false, allowColor: false },
  }).runMutationTest()
  if (areAllStepsRun) await tryLaterSteps(results, concurrency)
}
