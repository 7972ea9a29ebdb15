/** The error of a failed build or step, with every problem found. */
export class BuildError extends Error {
  constructor(what: string, problems: readonly string[]) {
    super(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'BuildError'
  }
}

/** The error of a command that needs a build when there is none. */
export const noBuild = (): BuildError =>
  new BuildError('There is no build in dist', ['npm run build creates one'])

/** The message to print for an error that ended the build: without a stack if the owner can mend its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (['BuildError', 'ContentError'].includes(error.name)) return `\n${error.message}`
  const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
  return isFull ? `\nThe disk is full: ${error.message}` : (error.stack ?? error.message)
}
