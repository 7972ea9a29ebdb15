import { profiles, type Profile } from '#model/accessibility-profiles.ts'

/** Which profiles are on, in any combination. */
export type Settings = Readonly<Record<Profile, boolean>>

export type AccessibilityEvent = { type: 'toggle'; profile: Profile } | { type: 'reset' }

/** The class that each profile puts on the document's root. */
export const profileClasses: Readonly<Record<Profile, string>> = {
  seizureSafe: 'reduce-motion',
  visionImpaired: 'high-contrast',
  adhdFriendly: 'focus-mode',
  cognitiveDisability: 'reading-guide',
  keyboardNavigation: 'keyboard-navigation',
  screenReader: 'screen-reader-optimized',
}

/** Set to `0s` by the seizure-safe profile; every duration token reads it (styles/_themes.scss). */
export const animationVariable = '--animation-duration'

/** The state when a document has loaded. */
export const noProfiles = Object.fromEntries(profiles.map((profile) => [profile, false])) as Settings

export function transition(settings: Settings, event: AccessibilityEvent): Settings {
  return event.type === 'reset' ? noProfiles : { ...settings, [event.profile]: !settings[event.profile] }
}
