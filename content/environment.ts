/** What vite.config.ts puts into every bundle: the public settings at the time of the build. */
declare const PUBLIC_SETTINGS: Readonly<Record<string, string>> | undefined

/** A public setting of the build's environment; nothing when it is not set, or empty. */
export const environmentOf = (name: `PUBLIC_ENV__${string}`): string | undefined =>
  // Scripts run this file as it is, also in runtimes that have no `process`.
  (typeof PUBLIC_SETTINGS === 'undefined' ? globalThis.process?.env[name] : PUBLIC_SETTINGS[name]) ||
  undefined
