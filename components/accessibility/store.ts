import { useSyncExternalStore } from 'react'
import { createFeatureRunner, features } from './features.ts'
import {
  animationVariable,
  noProfiles,
  rootState,
  transition,
  type AccessibilityEvent,
  type Settings,
} from './machine.ts'

/** Module memory: lives through client navigations, and ends with the document. Nothing is stored. */
let settings = noProfiles
const listeners = new Set<() => void>()
const runFeatures = createFeatureRunner(features)

/** Applies what the visitor did in the panel at once. */
export function sendAccessibility(event: AccessibilityEvent): void {
  settings = transition(settings, event)
  showOnRoot(settings, document.documentElement)
  runFeatures(settings)
  for (const listener of listeners) listener()
}

function showOnRoot(next: Settings, root: HTMLElement): void {
  const { classes, animationDuration } = rootState(next)
  for (const [name, isOn] of classes) root.classList.toggle(name, isOn)
  if (animationDuration === undefined) root.style.removeProperty(animationVariable)
  else root.style.setProperty(animationVariable, animationDuration)
  // What is left of an empty attribute would differ from the page as it was.
  if (root.getAttribute('style') === '') root.removeAttribute('style')
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const current = (): Settings => settings

export const useAccessibility = (): Settings => useSyncExternalStore(subscribe, current, current)
