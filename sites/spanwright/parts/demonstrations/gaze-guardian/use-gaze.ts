import { useEffect, useState } from 'react'
import { textZone, onText, startingSettings } from './texts.ts'
import { decide, isInZone, type Decision } from './decision.ts'
import type { GazeSettings, Point } from './texts.ts'

export interface Gaze {
  /** Where the eyes are; undefined if the face is lost. */
  point: Point | undefined
  decision: Decision
  /** When the last sample was taken; milliseconds. */
  time: number
  /** Whether the last stay on the other side was too short to change anything. */
  wasGlance: boolean
}

const start: Gaze = { point: onText, decision: { state: 'clear' }, time: 0, wasGlance: false }

/** Processes one more sample: the only place that uses the last point, which is then overwritten. */
export function sampled(gaze: Gaze, point: Point | undefined, time: number, settings: GazeSettings): Gaze {
  const decision = decide(gaze.decision, { time, ...(point && { point }) }, textZone, settings)
  const wasLeaving = gaze.decision.state === 'clear' && gaze.decision.since !== undefined
  const cameBack = wasLeaving && decision.state === 'clear' && decision.since === undefined
  const isChanged = decision.since !== gaze.decision.since || decision.state !== gaze.decision.state
  return { point, decision, time, wasGlance: cameBack || (gaze.wasGlance && !isChanged) }
}

/** The gaze on the drawn screen, sampled with each frame as long as a change is on its way. */
export function useGaze() {
  const [settings, setSettings] = useState(startingSettings)
  const [gaze, setGaze] = useState(start)
  const isPending = gaze.decision.since !== undefined

  useEffect(() => {
    if (!isPending) return undefined
    let frame = 0
    const sample = () => {
      setGaze((before) => sampled(before, before.point, performance.now(), settings))
      frame = requestAnimationFrame(sample)
    }
    frame = requestAnimationFrame(sample)
    return () => cancelAnimationFrame(frame)
  }, [isPending, settings])

  return {
    gaze,
    settings,
    setSettings,
    isLooking: gaze.point !== undefined && isInZone(gaze.point, textZone, settings.margin),
    /** Moves the eyes; undefined means a lost face. */
    lookAt: (point: Point | undefined) =>
      setGaze((before) => sampled(before, point, performance.now(), settings)),
  }
}
