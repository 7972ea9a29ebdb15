/** Fetches the dialogs' code, once. */
export const loadDialogs = () => import('./dialogs.ts')

/** Called at the first sign that a dialog will be opened. A failure is reported when it is. */
export const preloadDialogs = () => void loadDialogs().catch(() => {})

/** What {@link loadDialogs} brings. */
export type Dialogs = Awaited<ReturnType<typeof loadDialogs>>
