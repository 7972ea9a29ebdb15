import { isMotionReduced } from '#components/accessibility/motion.ts'

/** Whether the browser itself can animate from one page to the next (CSS View Transitions Level 1). */
export const hasViewTransitions = (): boolean => 'startViewTransition' in document

/**
 * Shows a change of the page as a view transition where the browser has them and motion is welcome.
 * Where it has none, the fade of `.page__entering` takes their place.
 * @param change Resolves when the new page stands; its failure is the result's.
 */
export async function showChange(change: () => Promise<void>): Promise<void> {
  if (!hasViewTransitions() || isMotionReduced()) return change()
  const transition = document.startViewTransition(change)
  // A hidden tab or a second navigation skips the animation; the change itself still happens.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  return transition.updateCallbackDone
}
