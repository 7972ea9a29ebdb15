import { cpus, loadavg } from 'node:os'

/** The processors, and how busy they are. */
export const describeMachine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()[0]?.toFixed(1) ?? '-'}`

/** Prints a line for each finished step of a long command, such as `3/6  /about/`. @returns A function that runs a step. */
export function showProgress(total: number) {
  let done = 0
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = await work()
    done += 1
    console.log(`${done}/${total}  ${name}`)
    return result
  }
}
