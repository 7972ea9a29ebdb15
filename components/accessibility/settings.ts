import { profiles, type Profile } from '#model/accessibility-profiles.ts'

/** Which profiles are on, in any combination. */
export type Settings = Readonly<Record<Profile, boolean>>

/** The class that each profile puts on the document's root. */
export const profileClasses: Readonly<Record<Profile, string>> = {
  seizureSafe: 'reduce-motion',
  visionImpaired: 'high-contrast',
  adhdFriendly: 'focus-mode',
  cognitiveDisability: 'reading-guide',
  keyboardNavigation: 'keyboard-navigation',
  screenReader: 'screen-reader-optimized',
}

/** The settings when a document has loaded. */
export const noProfiles = Object.fromEntries(profiles.map((profile) => [profile, false])) as Settings
