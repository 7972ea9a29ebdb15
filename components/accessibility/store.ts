import { afterPaint } from '#components/app/after-paint.ts'
import { sharedState } from '#components/app/shared-state.ts'
import { profiles } from '#model/accessibility-profiles.ts'
import { createFeatureRunner, features } from './features.ts'
import {
  animationVariable,
  noProfiles,
  profileClasses,
  transition,
  type AccessibilityEvent,
  type Settings,
} from './machine.ts'

/** Survives client navigations and ends with the document; nothing is stored. */
const settings = sharedState(noProfiles)
const runFeatures = createFeatureRunner(features)

/** Applies what the visitor did in the panel: the switch changes in the next frame, the page after it. */
export function sendAccessibility(event: AccessibilityEvent): void {
  settings.set(transition(settings.get(), event))
  void afterPaint().then(apply)
}

/** Restyles the whole page, which takes longer than anything else that a visitor can cause. */
function apply(): void {
  showOnRoot(settings.get(), document.documentElement)
  runFeatures(settings.get())
}

function showOnRoot(next: Settings, root: HTMLElement): void {
  for (const profile of profiles) root.classList.toggle(profileClasses[profile], next[profile])
  root.style.setProperty(animationVariable, next.seizureSafe ? '0s' : '')
  // Leaves the root as it was, without an empty attribute.
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}

export const useAccessibility = settings.use
