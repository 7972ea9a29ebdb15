/** The progress of a long command. */
export interface Progress {
  /** Reports what has just started. */
  begin: (name: string) => void
  /** Reports what has just ended. */
  end: (name: string) => void
}

const width = 24

/** The progress line in a terminal, such as `███░░░ 3/6  0:40  /about/`. */
export function formatBar(done: number, total: number, seconds: number, name: string): string {
  const filled = Math.round((Math.min(done, total) / Math.max(1, total)) * width)
  const clock = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}  ${clock}  ${name}`
}

/** Shows a bar if the output is a terminal; otherwise a line for each finished item. */
export function showProgress(total: number, output: NodeJS.WriteStream = process.stdout): Progress {
  const started = performance.now()
  const bar = (name: string) => formatBar(done, total, (performance.now() - started) / 1000, name)
  let done = 0
  return {
    begin: (name) => void (output.isTTY && output.write(`\r${bar(name)}\u001b[K`)),
    end: (name) => {
      done += 1
      output.write(output.isTTY ? `\r${bar(name)}\u001b[K` : `${bar(name)}\n`)
    },
  }
}
