import { profiles, type Profile } from '#model/accessibility-profiles.ts'

/** Which profiles are on. They are independent of each other: any of them may stack. */
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

/** The state at the start of every visit, and after every reload. */
export const noProfiles = Object.fromEntries(profiles.map((profile) => [profile, false])) as Settings

export function transition(settings: Settings, event: AccessibilityEvent): Settings {
  return event.type === 'reset' ? noProfiles : { ...settings, [event.profile]: !settings[event.profile] }
}

/** What the document's root needs. */
export interface RootState {
  /** Every class of the panel, and whether it is there. */
  classes: ReadonlyMap<string, boolean>
  /** The value of the animation variable; absent where it must be removed. */
  animationDuration: string | undefined
}

export function rootState(settings: Settings): RootState {
  return {
    classes: new Map(profiles.map((profile) => [profileClasses[profile], settings[profile]])),
    animationDuration: settings.seizureSafe ? '0s' : undefined,
  }
}
