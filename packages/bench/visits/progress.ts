/** Runs a step of a long command. @returns The step's result. */
type RunStep = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

const width = 24

/** The progress line in a terminal, such as `███░░░ 3/6  0:40  /about/`. */
export function formatBar(done: number, total: number, seconds: number, name: string): string {
  const filled = Math.round((Math.min(done, total) / Math.max(1, total)) * width)
  const clock = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}  ${clock}  ${name}`
}

/** Shows the progress of steps: in a terminal as a bar, otherwise as a line for each finished step. */
export function showProgress(total: number): RunStep {
  const output = process.stdout
  const started = performance.now()
  let done = 0
  const bar = (name: string) => formatBar(done, total, (performance.now() - started) / 1000, name)
  return async (name, work) => {
    if (output.isTTY) output.write(`\r${bar(name)}\u001b[K`)
    const result = await work()
    done += 1
    output.write(output.isTTY ? `\r${bar(name)}\u001b[K` : `${bar(name)}\n`)
    return result
  }
}
