import type { BackendOptions, RunningBackend } from './start.ts'

export const startLite = async (_options: BackendOptions): Promise<RunningBackend> => {
  throw new Error('There is no PostgREST binary for this platform.')
}
