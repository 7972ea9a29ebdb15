/**
 * Whether scripts must not move anything: the visitor's system asks for less motion, or the
 * seizure-safe profile is on. To be asked before each frame of a loop, since both may change. The
 * class is the profile's state on the root, so that nothing of the panel needs to be loaded for it.
 */
export const isMotionReduced = (): boolean =>
  document.documentElement.classList.contains('reduce-motion') ||
  matchMedia('(prefers-reduced-motion: reduce)').matches
