import { useSyncExternalStore } from 'react'
// As a whole: on the server the module lacks this function, and the development server would refuse its name.
import * as router from 'vike/client/router'

/** A navigation that takes longer than this shows the skeleton; a faster one must not flash it. */
const skeletonDelayMs = 120
/** One that takes longer than this waits for something that may never come. */
const patienceMs = 6000

let isSlow = false
let timers: ReturnType<typeof setTimeout>[] = []
const listeners = new Set<() => void>()

function set(value: boolean): void {
  if (value === isSlow) return
  isSlow = value
  for (const listener of listeners) listener()
}

const stopTimers = () => timers.splice(0).forEach(clearTimeout)

/** The browser loads as a document what the app has not shown: the last address that was asked for. */
const giveUp = () => location.assign(router.getPageContextClient()?.urlOriginal ?? '')

/** A navigation began. */
export function startProgress(): void {
  stopTimers()
  timers = [setTimeout(() => set(true), skeletonDelayMs), setTimeout(giveUp, patienceMs)]
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

/** Whether a navigation has been loading for so long that the visitor should see it. */
export const useSlowNavigation = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSlow,
    () => false,
  )
