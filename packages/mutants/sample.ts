import { createHash } from 'node:crypto'
import path from 'node:path'
import { CheckStatus, type Checker } from '@stryker-mutator/api/check'
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'

/** A number from 0 to 100 that is always the same for the same change of the same code. */
const lotOf = ({ fileName, location, replacement }: Mutant): number => {
  const change = JSON.stringify([path.basename(fileName), location, replacement])
  return createHash('sha256').update(change).digest().readUInt32BE() / (2 ** 32 / 100)
}

/** Has Stryker try only the share of the mutants that its option `percent` names. */
function sample({ percent }: StrykerOptions): Checker {
  const resultOf = (mutant: Mutant) =>
    lotOf(mutant) < Number(percent)
      ? { status: CheckStatus.Passed as const }
      : { status: CheckStatus.CompileError as const, reason: 'It is not in the sample.' }
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])),
  }
}
sample.inject = tokens(commonTokens.options)

/** What Stryker reads from a plugin's file. */
export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sample)]
