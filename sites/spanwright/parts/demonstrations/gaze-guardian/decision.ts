import { textZone, type GazeSettings, type Point } from './texts.ts'

/** All that is remembered from one sample to the next: neither points nor history. */
export interface Decision {
  state: 'clear' | 'hidden'
  /** When the gaze crossed the edge of the zone, while a change of state is pending; milliseconds. */
  since?: number
}

const { left, top, right, bottom } = textZone

/** Whether a point is on the text or at most `margin` away. */
export const isInZone = ({ x, y }: Point, margin: number): boolean =>
  x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin

/** How long the gaze must stay across the edge before the state changes; milliseconds. */
export const dwellTime = ({ state }: Decision, settings: GazeSettings): number =>
  state === 'clear' ? settings.leave : settings.return

/**
 * The decision after one more sample of a gaze estimator. The state changes after an uninterrupted stay across the edge
 * of the zone; a lost face hides the text at once, because it is covered when in doubt.
 * @param point Where the eyes look; undefined if the face is lost.
 * @param time When the sample was taken; milliseconds.
 */
export function decide(
  before: Decision,
  point: Point | undefined,
  time: number,
  settings: GazeSettings,
): Decision {
  if (!point) return { state: 'hidden' }
  const isLooking = isInZone(point, settings.margin)
  const { state, since = time } = before
  if (isLooking === (state === 'clear')) return { state }
  if (time - since < dwellTime(before, settings)) return { state, since }
  return { state: isLooking ? 'clear' : 'hidden' }
}
