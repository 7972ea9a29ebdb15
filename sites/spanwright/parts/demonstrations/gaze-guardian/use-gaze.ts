import { useEffect, useState } from 'react'
import { decide, isInZone, type Decision } from './decision.ts'
import { onText, startingSettings, type GazeSettings, type Point } from './texts.ts'

export interface Gaze {
  /** Where the eyes look; undefined if the face is lost. */
  point: Point | undefined
  decision: Decision
  /** When the last sample was taken; milliseconds. */
  time: number
  /** Whether the last look away was too short to change anything. */
  wasGlance: boolean
}

const start: Gaze = { point: onText, decision: { state: 'clear' }, time: 0, wasGlance: false }

/** Processes one more sample, which replaces the last point. */
function sampled(gaze: Gaze, point: Point | undefined, time: number, settings: GazeSettings): Gaze {
  const decision = decide(gaze.decision, point, time, settings)
  const wasLeaving = gaze.decision.state === 'clear' && gaze.decision.since !== undefined
  const cameBack = wasLeaving && decision.state === 'clear' && decision.since === undefined
  const isChanged = decision.since !== gaze.decision.since || decision.state !== gaze.decision.state
  return { point, decision, time, wasGlance: cameBack || (gaze.wasGlance && !isChanged) }
}

/** The gaze on the drawn screen, sampled in each frame while a change is pending. */
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
    isLooking: gaze.point !== undefined && isInZone(gaze.point, settings.margin),
    /** Moves the gaze. @param point Undefined for a lost face. */
    lookAt: (point: Point | undefined) =>
      setGaze((before) => sampled(before, point, performance.now(), settings)),
  }
}
