import { applyTheme } from './apply-theme.ts'

export const themeStorageKey = 'theme'

/** Source of the head's inline script. The build minifies it and puts its hash into the policy. */
export const themeScript = `(${applyTheme.toString()})(${JSON.stringify(themeStorageKey)})`
