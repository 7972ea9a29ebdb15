import { useSyncExternalStore } from 'react'
import { afterPaint } from '#components/app/after-paint.ts'
import { createFeatureRunner, features } from './features.ts'
import {
  animationVariable,
  noProfiles,
  rootState,
  transition,
  type AccessibilityEvent,
  type Settings,
} from './machine.ts'

/** Kept in module memory: survives client navigations and ends with the document. Nothing is stored. */
let settings = noProfiles
const listeners = new Set<() => void>()
const runFeatures = createFeatureRunner(features)

/** Applies what the visitor did in the panel: the switch turns in the next frame, the page follows. */
export function sendAccessibility(event: AccessibilityEvent): void {
  settings = transition(settings, event)
  for (const listener of listeners) listener()
  void afterPaint().then(apply)
}

/** Applies it to the whole page: the slowest frame that a visitor can cause. */
function apply(): void {
  showOnRoot(settings, document.documentElement)
  runFeatures(settings)
}

function showOnRoot(next: Settings, root: HTMLElement): void {
  const { classes, animationDuration } = rootState(next)
  for (const [name, isOn] of classes) root.classList.toggle(name, isOn)
  if (animationDuration === undefined) root.style.removeProperty(animationVariable)
  else root.style.setProperty(animationVariable, animationDuration)
  // An empty attribute left behind would differ from the original page.
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const current = (): Settings => settings

export const useAccessibility = (): Settings => useSyncExternalStore(subscribe, current, current)
