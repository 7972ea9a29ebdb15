import type { GazeSettings, Point, Zone } from './texts.ts'

/** The output of a gaze estimator; without a point if it has lost the face. */
export interface Sample {
  /** Milliseconds. */
  time: number
  point?: Point
}

/** All that is remembered from one sample to the next: neither points nor history. */
export interface Decision {
  state: 'clear' | 'hidden'
  /** When the gaze crossed the edge of the zone, while a change of state is pending; milliseconds. */
  since?: number
}

export const isInZone = ({ x, y }: Point, zone: Zone, margin: number): boolean =>
  x >= zone.left - margin && x <= zone.right + margin && y >= zone.top - margin && y <= zone.bottom + margin

/** How long the gaze must stay across the edge before the state changes; milliseconds. */
export const dwellTime = ({ state }: Decision, settings: GazeSettings): number =>
  state === 'clear' ? settings.leave : settings.return

/**
 * The decision after one more sample. The state changes after an uninterrupted stay across the edge of the zone; a lost
 * face hides the text at once, because it is covered when in doubt.
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
