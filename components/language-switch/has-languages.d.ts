/** Defined by vite.config.ts, so that a site in one language has no code for others. */
declare const SITE_HAS_LANGUAGES: boolean
