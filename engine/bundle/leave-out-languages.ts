import type { Plugin } from 'vite'

/** A child of an element that only a site in several languages has. Without it, no element keeps an empty child. */
const child = /\{SITE_HAS_LANGUAGES && [^{}]*\}/g

/**
 * Removes from the bundle of a site in one language what is about others.
 * @param hasLanguages Whether the site has several.
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
