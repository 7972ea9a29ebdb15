import { applyTheme } from './apply-theme.ts'

export const themeStorageKey = 'theme'

/** Source of the inline script that applies the theme. */
export const themeScript = `(${applyTheme.toString()})(${JSON.stringify(themeStorageKey)})`
