/**
 * Vike's functions that only check: its own workings, and how its user uses it. What they would
 * find is found by the build and its tests, so the browser need not carry them (3 kB of the first
 * load): the bundler is told that calls to them have no effect. A name that Vike changes costs
 * bytes again, nothing else.
 */
export const vikeAssertions: readonly string[] = [
  'assert',
  'assertUsage',
  'assertWarning',
  'assertInfo',
  'assertClientRouting',
  'assertConfigValueType',
  'assertDefaultExports',
  'assertExportValues',
  'assertHookFn',
  'assertHookReturnedObject',
  'assertPlusFileExport',
  'assertPropertyGetters',
  'assertRouteParams',
  'assertRouteString',
  'assertSingleInstance_onAssertModuleLoad',
  'assertSingleInstance_onClientEntryClientRouting',
  'assertSyncRouting',
  'assertUsageUrlPathAbsolute',
  'assertVirtualFileExports',
  'checkType',
  'warnDeprecatedAllowKey',
]
