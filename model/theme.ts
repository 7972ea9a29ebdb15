/** The local storage key of the theme that the visitor has chosen. */
export const themeStorageKey = 'theme'
