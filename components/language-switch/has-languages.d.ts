/** Put into every bundle by vite.config.ts, so that a site in one language carries no code for others. */
declare const SITE_HAS_LANGUAGES: boolean
