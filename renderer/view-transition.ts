/** Whether the browser itself can animate from one page to the next (CSS View Transitions Level 1). */
export const hasViewTransitions = (): boolean => 'startViewTransition' in document

/** Whether the visitor wants things to move: the system's setting and the reduced-motion profile. */
const isMotionWelcome = (): boolean =>
  !document.documentElement.classList.contains('reduce-motion') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Shows a change of the page as a view transition where the browser has them and motion is welcome.
 * Where it has none, the fade of `.page__entering` takes their place.
 * @param change Resolves when the new page stands; its failure is the result's.
 */
export async function showChange(change: () => Promise<void>): Promise<void> {
  if (!hasViewTransitions() || !isMotionWelcome()) return change()
  const transition = document.startViewTransition(change)
  // A hidden tab or a second navigation skips the animation; the change itself still happens.
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  return transition.updateCallbackDone
}
