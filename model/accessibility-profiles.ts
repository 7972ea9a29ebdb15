/** The six profiles, in the order of the panel. */
export const profiles = [
  'seizureSafe',
  'visionImpaired',
  'adhdFriendly',
  'cognitiveDisability',
  'keyboardNavigation',
  'screenReader',
] as const

export type Profile = (typeof profiles)[number]
