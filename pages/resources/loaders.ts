/** The live parts of this page, fetched when they are wanted. */
export const loadManualWork = () =>
  import('#components/calculators/ManualWorkCalculator.tsx').then((part) => part.ManualWorkCalculator)
export const loadBreakEven = () =>
  import('#components/calculators/BreakEvenCalculator.tsx').then((part) => part.BreakEvenCalculator)
export const loadReadiness = () =>
  import('#components/readiness-check/ReadinessCheck.tsx').then((part) => part.ReadinessCheck)
