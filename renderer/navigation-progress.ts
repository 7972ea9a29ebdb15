import { useSyncExternalStore } from 'react'

/** A navigation that takes longer than this shows the skeleton; a faster one must not flash it. */
const skeletonDelayMs = 120

let isSlow = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(value: boolean): void {
  if (value === isSlow) return
  isSlow = value
  for (const listener of listeners) listener()
}

/** A navigation began. */
export function startProgress(): void {
  clearTimeout(timer)
  timer = setTimeout(() => set(true), skeletonDelayMs)
}

/** The new page is shown, or the navigation was given up. */
export function endProgress(): void {
  clearTimeout(timer)
  set(false)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a navigation has been loading for so long that the visitor should see it. */
export const useSlowNavigation = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSlow,
    () => false,
  )
