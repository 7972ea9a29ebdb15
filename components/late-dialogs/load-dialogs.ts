/** The module with all dialogs. */
export type Dialogs = typeof import('./dialogs.ts')

let dialogs: Promise<Dialogs> | undefined

/**
 * Fetches the dialogs' code, once; after a failure, the next call tries again. Its promise is kept because `import()`
 * answers only in a later task, even with code that is there: on a busy phone, the menu would not wait for it.
 */
export function loadDialogs(): Promise<Dialogs> {
  dialogs ??= import('./dialogs.ts').catch((error: unknown) => {
    dialogs = undefined
    throw error
  })
  return dialogs
}

/** Called at the first sign that a dialog will be opened. A failure is reported once it is opened. */
export const preloadDialogs = () => void loadDialogs().catch(() => {})
