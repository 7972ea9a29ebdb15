import { isMotionReduced } from '#components/accessibility/motion.ts'

/** Longer than this, in milliseconds, nobody should wait for a page that is at hand (RAIL: a reaction within 100 ms). */
const bearable = 100

let isTooSlow = false

/**
 * Whether the browser itself animates from one page to the next (CSS View Transitions Level 1). It has to
 * picture both pages before it shows the new one; once that took too long, this visit has no more of them.
 */
export const hasViewTransitions = (): boolean => 'startViewTransition' in document && !isTooSlow

async function time(ready: Promise<void>): Promise<void> {
  const start = performance.now()
  try {
    await ready
    isTooSlow = performance.now() - start > bearable
  } catch {
    // A hidden tab or a second navigation skips the animation; the change itself still happens.
  }
}

/**
 * Shows a change of the page as a view transition where the browser is up to them and motion is welcome.
 * Where it is not, the fade of `.page__entering` takes their place.
 * @param change Resolves when the new page stands; its failure is the result's.
 */
export async function showChange(change: () => Promise<void>): Promise<void> {
  if (!hasViewTransitions() || isMotionReduced()) return change()
  const transition = document.startViewTransition(change)
  void time(transition.ready)
  transition.finished.catch(() => {})
  return transition.updateCallbackDone
}
