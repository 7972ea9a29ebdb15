import type { Plugin } from 'vite'

/** A child in JSX that only a site in several languages has. It is removed whole, so that no empty child remains. */
const child = /\{SITE_HAS_LANGUAGES && [^{}]*\}/g

/**
 * Removes code about other languages from the bundle of a site in one language.
 * @param hasLanguages Whether the site is in several languages.
 */
export const leaveOutLanguages = (hasLanguages: boolean): Plugin => ({
  name: 'leave-out-languages',
  enforce: 'pre',
  apply: () => !hasLanguages,
  transform: {
    filter: { id: /\.tsx$/, code: 'SITE_HAS_LANGUAGES' },
    handler: (code) => ({ code: code.replace(child, ''), map: null }),
  },
})
