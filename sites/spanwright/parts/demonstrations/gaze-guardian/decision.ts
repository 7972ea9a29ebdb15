import type { GazeSettings, Point, Zone } from './texts.ts'

/** An estimator's output; no point means that it has lost the face. */
export interface Sample {
  /** Milliseconds. */
  time: number
  point?: Point
}

/** All that is remembered from one sample to the next: no point, no history. */
export interface Decision {
  state: 'clear' | 'hidden'
  /** When the gaze went to the other side, if it is there now; milliseconds. */
  since?: number
}

export const isInZone = ({ x, y }: Point, zone: Zone, margin: number): boolean =>
  x >= zone.left - margin && x <= zone.right + margin && y >= zone.top - margin && y <= zone.bottom + margin

/** The time that the gaze must stay on the other side before the state changes; milliseconds. */
export const dwellTime = ({ state }: Decision, settings: GazeSettings): number =>
  state === 'clear' ? settings.leave : settings.return

/**
 * The decision after one more sample. A change needs an unbroken stay on the other side; a lost face
 * hides at once, since in doubt the text is covered.
 */
export function decide(
  decision: Decision,
  { time, point }: Sample,
  zone: Zone,
  settings: GazeSettings,
): Decision {
  if (!point) return { state: 'hidden' }
  const isLooking = isInZone(point, zone, settings.margin)
  if (isLooking === (decision.state === 'clear')) return { state: decision.state }
  const since = decision.since ?? time
  if (time - since < dwellTime(decision, settings)) return { state: decision.state, since }
  return { state: isLooking ? 'clear' : 'hidden' }
}
