/** The live parts of this page, fetched when they are wanted. */
export const loadManualWork = () =>
  import('#sites/spanwright/parts/calculators/ManualWorkCalculator.tsx').then(
    (part) => part.ManualWorkCalculator,
  )
export const loadBreakEven = () =>
  import('#sites/spanwright/parts/calculators/BreakEvenCalculator.tsx').then(
    (part) => part.BreakEvenCalculator,
  )
export const loadReadiness = () =>
  import('#sites/spanwright/parts/readiness-check/ReadinessCheck.tsx').then((part) => part.ReadinessCheck)
