/** Defined in every bundle by vite.config.ts: the public settings at build time, or null. */
declare const PUBLIC_BACKEND_URL: string | null
declare const PUBLIC_BACKEND_KEY: string | null
declare const PUBLIC_TURNSTILE_SITE_KEY: string | null

// Scripts run this file unbundled, even in runtimes without `process`.
const ofProcess = (name: string): string | null => globalThis.process?.env[name] || null

/** `PUBLIC_ENV__BACKEND_URL`; null when it is not set. */
export const backendUrl =
  typeof PUBLIC_BACKEND_URL === 'undefined' ? ofProcess('PUBLIC_ENV__BACKEND_URL') : PUBLIC_BACKEND_URL

/** `PUBLIC_ENV__BACKEND_KEY`; null when it is not set. */
export const backendKey =
  typeof PUBLIC_BACKEND_KEY === 'undefined' ? ofProcess('PUBLIC_ENV__BACKEND_KEY') : PUBLIC_BACKEND_KEY

/** `PUBLIC_ENV__TURNSTILE_SITE_KEY`; null when it is not set. */
export const turnstileSiteKey =
  typeof PUBLIC_TURNSTILE_SITE_KEY === 'undefined'
    ? ofProcess('PUBLIC_ENV__TURNSTILE_SITE_KEY')
    : PUBLIC_TURNSTILE_SITE_KEY
