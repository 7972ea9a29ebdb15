import { ContentError, formatFault } from '../engine/faults/fault.ts'

/** The faults that a function throws, as text; none if it returns. */
export function thrownFaults(run: () => unknown): string[] {
  try {
    run()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(formatFault)
    throw error
  }
}
