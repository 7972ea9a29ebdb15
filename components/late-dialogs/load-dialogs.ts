/** Fetches the dialogs' code, once. */
export const loadDialogs = () => import('./dialogs.ts')

/** For the first sign that a dialog is wanted. A failure shows when it is opened. */
export const preloadDialogs = () => void loadDialogs().catch(() => {})

/** What {@link loadDialogs} brings. */
export type Dialogs = Awaited<ReturnType<typeof loadDialogs>>
