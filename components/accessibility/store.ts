import { afterPaint } from '#components/app/after-paint.ts'
import { sharedState } from '#components/app/shared-state.ts'
import { profiles, type Profile } from '#model/accessibility-profiles.ts'
import { createFeatureRunner, features } from './features.ts'
import { noProfiles, profileClasses, type Settings } from './settings.ts'

/** Survives client navigations and ends with the document; nothing is stored. */
const settings = sharedState(noProfiles)
const runFeatures = createFeatureRunner(features)

export const useAccessibility = settings.use

export const toggleProfile = (profile: Profile): void =>
  change({ ...settings.get(), [profile]: !settings.get()[profile] })

export const resetProfiles = (): void => change(noProfiles)

/** The switch changes in the next frame, the page after it. */
function change(next: Settings): void {
  settings.set(next)
  void afterPaint().then(apply)
}

/** Restyles the whole page, which takes longer than anything else that a visitor can cause. */
function apply(): void {
  const root = document.documentElement
  const current = settings.get()
  for (const profile of profiles) root.classList.toggle(profileClasses[profile], current[profile])
  // Every duration token reads it (styles/_tools.scss).
  root.style.setProperty('--animation-duration', current.seizureSafe ? '0s' : '')
  // Leaves the root as it was, without an empty attribute.
  if (root.getAttribute('style') === '') root.removeAttribute('style')
  runFeatures(current)
}
