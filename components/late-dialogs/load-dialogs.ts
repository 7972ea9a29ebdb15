import { preload } from '#components/app/after-paint.ts'

/** The module with all dialogs. */
export type Dialogs = typeof import('./dialogs.ts')

let dialogs: Dialogs | undefined

/**
 * Fetches the dialogs' code. It is kept because `import()` answers only in a later task, even with code that is there:
 * on a busy phone, the menu would not wait for it.
 */
export const loadDialogs = async (): Promise<Dialogs> => (dialogs ??= await import('./dialogs.ts'))

/** Called at the first sign that a dialog will be opened. */
export const preloadDialogs = () => preload(loadDialogs)
