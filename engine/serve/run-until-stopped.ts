import { onceStopped } from './stop-signals.ts'

/** The time for a clean shutdown, in milliseconds. The backend's watchdog ends whatever is left after that. */
const patience = 4000

/**
 * Runs a program until it is told to stop: see stop-signals.ts.
 * @param program Starts the parts, and registers functions that stop them, which run in reverse order. Returns the exit
 * status, or undefined if its parts keep running. If it throws, only the error's message is printed.
 */
export async function runUntilStopped(
  program: (parts: AsyncDisposableStack) => Promise<number | undefined>,
): Promise<void> {
  const parts = new AsyncDisposableStack()
  const end = async (status: number) => {
    if (parts.disposed) return
    setTimeout(() => process.exit(1), patience)
    await parts.disposeAsync()
    process.exit(status)
  }
  onceStopped(() => void end(0))
  try {
    const status = await program(parts)
    if (status !== undefined) await end(status)
  } catch (error) {
    // A part that is still starting may fail because the others have stopped.
    if (!parts.disposed) console.error((error as Error).message)
    await end(1)
  }
}
