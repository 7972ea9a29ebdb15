import { useSyncExternalStore } from 'react'
// Imported as a namespace: the server's module lacks this function, and in development a named import would fail.
import * as router from 'vike/client/router'
import { wholeStyles } from './whole-styles.ts'

/** A navigation slower than this shows the skeleton; a faster one must not make it flash. Milliseconds. */
const skeletonDelayMs = 120
/**
 * A navigation slower than this may be waiting for a response that never comes. The development server compiles
 * a page when it is first asked for, which may take as long.
 */
export const patienceMs = import.meta.env.DEV ? 180_000 : 6000

let isSlow = false
let timers: ReturnType<typeof setTimeout>[] = []
const listeners = new Set<() => void>()

function set(value: boolean): void {
  if (value === isSlow) return
  isSlow = value
  for (const listener of listeners) listener()
}

const stopTimers = () => timers.splice(0).forEach(clearTimeout)

/** Loads as a document what the app failed to show: the last address requested. */
const giveUp = () => location.assign(router.getPageContextClient()?.urlOriginal ?? '')

/** A navigation began. */
export function startProgress(): void {
  stopTimers()
  const show = () => void wholeStyles().then(() => isUnderWay() && set(true), giveUp)
  timers = [setTimeout(show, skeletonDelayMs), setTimeout(giveUp, patienceMs)]
}

/** The new page is shown. */
export function endProgress(): void {
  stopTimers()
  set(false)
}

/** Whether a navigation has begun and not ended. */
export const isUnderWay = (): boolean => timers.length > 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a navigation has taken long enough that the visitor should see it. */
export const useSlowNavigation = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSlow,
    () => false,
  )
