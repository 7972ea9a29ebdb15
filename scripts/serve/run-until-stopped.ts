import { onceStopped } from './stop-signals.ts'

/** Milliseconds for a proper end. What is left then ends by the watchdog of the backend. */
const patience = 4000

/**
 * Runs a program that goes on until it is told to end: see stop-signals.ts.
 * @param program Starts the parts, and says of each how it ends; the last to start is the first to end. What
 *   it throws is said in one line. It returns the exit status, or nothing when its parts go on by themselves.
 */
export async function runUntilStopped(
  program: (parts: AsyncDisposableStack) => Promise<number | undefined>,
): Promise<void> {
  const parts = new AsyncDisposableStack()
  let isEnding = false
  const end = async (status: number) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), patience)
    await parts.disposeAsync()
    process.exit(status)
  }
  onceStopped(() => void end(0))
  try {
    const status = await program(parts)
    if (status !== undefined) await end(status)
  } catch (error) {
    // A part that is still starting may fail because the others have ended.
    if (!isEnding) console.error((error as Error).message)
    await end(1)
  }
}
