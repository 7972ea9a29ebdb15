/** A failed build, with every problem found. */
export class BuildError extends Error {
  constructor(what: string, problems: readonly string[]) {
    super(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'BuildError'
  }
}
