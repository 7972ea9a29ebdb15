/** Fetches the dialogs' code, once. */
export const loadDialogs = () => import('./dialogs.ts')

/** Called at the first sign that a dialog will be opened. A failure is reported once it is opened. */
export const preloadDialogs = () => void loadDialogs().catch(() => {})

/** The module that {@link loadDialogs} loads. */
export type Dialogs = Awaited<ReturnType<typeof loadDialogs>>
