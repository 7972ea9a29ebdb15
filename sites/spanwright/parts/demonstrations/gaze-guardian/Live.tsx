import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#components/button/Button.tsx'
import { RangeField } from '#components/controls/RangeField.tsx'
import '../../bench/live.scss'
import { gazeTexts, glance, onClock, onText, screen } from './texts.ts'
import { announce } from '#components/app/announcer.ts'
import { dwellTime } from './decision.ts'
import './live.scss'
import { Screen } from './Screen.tsx'
import { useGaze, type Gaze } from './use-gaze.ts'

/** How far an arrow key moves the gaze, in pixels of the drawing. */
const keyStep = 24
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ranges = [
  { name: 'margin', min: 0, max: 80, step: 10, shown: gazeTexts.pixels },
  { name: 'leave', min: 100, max: 3000, step: 100, shown: gazeTexts.milliseconds },
  { name: 'return', min: 0, max: 1000, step: 100, shown: gazeTexts.milliseconds },
] as const

const within = (value: number, limit: number): number => Math.min(limit, Math.max(0, value))

/** The product's decision logic, with the pointer or the arrow keys in place of the eyes. */
export default function GazeGuardian() {
  const { gaze, settings, setSettings, isLooking, lookAt } = useGaze()
  const { decision, point, time } = gaze
  const hintId = useId()
  const glancing = useRef(0)
  useEffect(() => () => clearTimeout(glancing.current), [])
  const look = (to: typeof point) => {
    clearTimeout(glancing.current)
    lookAt(to)
  }

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    look({
      x: within(((clientX - left) / width) * screen.width, screen.width),
      y: within(((clientY - top) / height) * screen.height, screen.height),
    })
  }
  const move = (event: KeyboardEvent) => {
    const [x, y] = directions[event.key] ?? []
    // With Alt or Command, an arrow key goes back in the browser's history.
    if (x === undefined || y === undefined || event.altKey || event.metaKey) return
    event.preventDefault()
    const from = point ?? onText
    look({
      x: within(from.x + x * keyStep, screen.width),
      y: within(from.y + y * keyStep, screen.height),
    })
  }
  const glanceAway = () => {
    look(onClock)
    glancing.current = window.setTimeout(() => lookAt(onText), glance)
  }

  const state = gazeTexts[decision.state]
  const status = statusText(gaze, isLooking, dwellTime(decision, settings))
  const said = `${state}. ${status}`
  const lastSaid = useRef(said)
  // Only a change: at the start, it would replace the announcement that the demonstration is ready.
  useEffect(() => {
    if (said !== lastSaid.current) announce(said)
    lastSaid.current = said
  }, [said])

  return (
    <div className="bench">
      <p id={hintId} className="fine-print">
        {gazeTexts.hint}
      </p>
      <div className="bench__columns gaze">
        <div className="bench__column">
          {/* An application gets arrow keys even in the reading mode of screen readers; the rule does not know that. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            className="gaze__stage"
            role="application"
            tabIndex={0}
            aria-label={gazeTexts.stage}
            aria-describedby={hintId}
            onPointerMove={follow}
            onPointerDown={follow}
            onKeyDown={move}
          >
            <Screen margin={settings.margin} isHidden={decision.state === 'hidden'} point={point} />
          </div>
          <div className="bench__actions">
            <Button variant="outline" onClick={() => look(onText)}>
              {gazeTexts.look}
            </Button>
            <Button variant="outline" onClick={glanceAway}>
              {gazeTexts.glance}
            </Button>
            <Button variant="outline" onClick={() => look(onClock)}>
              {gazeTexts.away}
            </Button>
            <Button variant="outline" onClick={() => look(undefined)}>
              {gazeTexts.lose}
            </Button>
          </div>
        </div>
        <div className="bench__column">
          <div className="bench__result">
            <p className="bench__answer">{state}</p>
            <p className="gaze__status">{status}</p>
          </div>
          {ranges.map(({ name, shown, ...range }) => (
            <RangeField
              key={name}
              {...range}
              label={gazeTexts[name]}
              value={settings[name]}
              shown={shown(settings[name])}
              onChange={(value) => setSettings({ ...settings, [name]: value })}
            />
          ))}
          <div>
            <h3 className="annotation">{gazeTexts.kept}</h3>
            <ul className="ticks gaze__kept">
              <li>{gazeTexts.keptState(state.toLowerCase())}</li>
              <li>{gazeTexts.keptSince(decision.since === undefined ? undefined : time - decision.since)}</li>
              <li>{gazeTexts.keptPoint}</li>
              <li>{gazeTexts.keptStored}</li>
            </ul>
          </div>
        </div>
      </div>
    </div>
  )
}

/** @param dwell How long the gaze must stay for the state to change, in milliseconds. */
function statusText({ point, decision, wasGlance }: Gaze, isLooking: boolean, dwell: number): string {
  if (!point) return gazeTexts.lost
  if (decision.since !== undefined) return isLooking ? gazeTexts.returning(dwell) : gazeTexts.leaving(dwell)
  if (wasGlance) return gazeTexts.wasGlance
  return isLooking ? gazeTexts.looking : gazeTexts.elsewhere
}
