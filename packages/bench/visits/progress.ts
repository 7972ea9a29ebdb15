/** Runs a step of a long command. @returns The step's result. */
type RunStep = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Prints a line for each finished step, such as `3/6  /about/`. */
export function showProgress(total: number): RunStep {
  let done = 0
  return async (name, work) => {
    const result = await work()
    done += 1
    console.log(`${done}/${total}  ${name}`)
    return result
  }
}
