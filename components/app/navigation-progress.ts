// Imported as a namespace: the server's module lacks this function, and in development a named import would fail.
import * as router from 'vike/client/router'
import { sharedState } from './shared-state.ts'
import { wholeStyles } from './whole-styles.ts'

/** Milliseconds after which a navigation shows the skeleton, which must not flash during a faster one. */
const skeletonDelayMs = 120
/**
 * Milliseconds after which a navigation counts as failed: its response may never come. The development server needs
 * longer, since it compiles a page on the first request.
 */
export const patienceMs = import.meta.env.DEV ? 180_000 : 6000

const slow = sharedState(false)
let timers: ReturnType<typeof setTimeout>[] = []

const stopTimers = () => timers.splice(0).forEach(clearTimeout)

/** Loads the page that the app failed to show, the last one requested, as a document. */
const giveUp = () => location.assign(router.getPageContextClient()?.urlOriginal ?? '')

/** Called when a navigation begins. */
export function startProgress(): void {
  stopTimers()
  const show = () => void wholeStyles().then(() => isUnderWay() && slow.set(true), giveUp)
  timers = [setTimeout(show, skeletonDelayMs), setTimeout(giveUp, patienceMs)]
}

/** Called when the new page is shown. */
export function endProgress(): void {
  stopTimers()
  slow.set(false)
}

/** Whether a navigation is in progress. */
export const isUnderWay = (): boolean => timers.length > 0

/** Whether a navigation has taken long enough that the visitor should see it. */
export const useSlowNavigation = slow.use
