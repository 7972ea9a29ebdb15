/** A build that cannot be used, with everything that is wrong with it. */
export class BuildError extends Error {
  constructor(what: string, problems: readonly string[]) {
    super(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'BuildError'
  }
}
