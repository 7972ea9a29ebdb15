import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Choice } from '#components/controls/Choice.tsx'
import '../../bench/live.scss'
import { announce } from '#components/app/announcer.ts'
import { CaseView } from './CaseView.tsx'
import './live.scss'
import { happen, newSimulation, upcoming } from './simulation.ts'
import { diaryText, flowForgeTexts, outageTexts, type Happening, type Outage } from './texts.ts'

/** Jitter shortens a wait by up to a third. */
const jitter = (): number => 1 - Math.random() / 3

const outages = Object.entries(outageTexts).map(([value, label]) => ({ value: value as Outage, label }))

/** A case that runs step by step; people's decisions are buttons. */
export default function FlowForge() {
  const [simulation, setSimulation] = useState(newSimulation)
  const [isRunning, setRunning] = useState(false)
  const [outage, setOutage] = useState<Outage>('twice')
  const { current, clock } = simulation
  const { phase } = current
  const nextStep = useRef<HTMLButtonElement>(null)

  const go = (happening: Happening, time = clock) => {
    const next = happen(simulation, happening, time)
    setSimulation(next)
    // The start of a step is not announced, since its result follows soon.
    const last = next.diary.at(-1)
    if (last && last.happening !== 'taken') announce(diaryText(last))
  }

  const goLater = useEffectEvent(go)
  useEffect(() => {
    const next = isRunning && upcoming(simulation, outage, jitter())
    if (!next) return undefined
    const timer = setTimeout(() => goLater(next.happening, next.time), next.time - simulation.clock)
    return () => clearTimeout(timer)
  }, [isRunning, simulation, outage])

  const decide = (happening: Happening, time?: number) => {
    go(happening, time)
    // The pressed button is about to be removed.
    nextStep.current?.focus()
  }

  const canStep = upcoming(simulation, outage, 1) !== undefined
  const stepOnce = () => {
    setRunning(false)
    const next = upcoming(simulation, outage, jitter())
    if (next) go(next.happening, next.time)
  }
  const restart = () => {
    setRunning(false)
    setSimulation(newSimulation)
    announce(flowForgeTexts.empty)
  }
  return (
    <div className="bench">
      <Choice legend={flowForgeTexts.outage} options={outages} value={outage} onChange={setOutage} />
      <div className="bench__actions">
        <Button aria-disabled={phase === 'done'} onClick={() => phase !== 'done' && setRunning(!isRunning)}>
          {isRunning && phase !== 'done' ? flowForgeTexts.pause : flowForgeTexts.run}
        </Button>
        <Button ref={nextStep} variant="outline" aria-disabled={!canStep} onClick={stepOnce}>
          {flowForgeTexts.step}
        </Button>
        <Button
          variant="outline"
          aria-disabled={phase !== 'running'}
          onClick={() => go({ type: 'interrupted' })}
        >
          {flowForgeTexts.plug}
        </Button>
        <Button variant="ghost" onClick={restart}>
          {flowForgeTexts.restart}
        </Button>
      </div>
      <div className="case__decision">
        {phase === 'person' && (
          <>
            <p>{flowForgeTexts.needed}</p>
            <Button onClick={() => decide({ type: 'answered', answer: 'yes' })}>{flowForgeTexts.yes}</Button>
            <Button variant="outline" onClick={() => decide({ type: 'answered', answer: 'no' })}>
              {flowForgeTexts.no}
            </Button>
            <Button variant="outline" onClick={() => decide({ type: 'expired' }, current.due)}>
              {flowForgeTexts.expire}
            </Button>
          </>
        )}
        {phase === 'listed' && (
          <>
            <p>{flowForgeTexts.needed}</p>
            <Button onClick={() => decide({ type: 'reopened' })}>{flowForgeTexts.reopen}</Button>
          </>
        )}
      </div>
      <CaseView current={current} diary={simulation.diary} />
    </div>
  )
}
