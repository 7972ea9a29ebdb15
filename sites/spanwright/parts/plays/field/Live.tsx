import { useState } from 'react'
import { announce } from '#components/app/announcer.ts'
import { Button } from '#components/button/Button.tsx'
import { RangeField } from '#components/controls/RangeField.tsx'
import '../../bench/live.scss'
import { Field } from './Field.tsx'
import { drawn, most, verdict, type Case } from './field.ts'
import './live.scss'
import { fieldTexts as texts } from './texts.ts'

/** The field of the drawing: the visitor puts a case in it, and only then does it answer. */
export default function FieldPlay() {
  const [given, setGiven] = useState(drawn)
  const [isDone, setDone] = useState(false)

  const say = (about: Case) => announce(`${texts.head[verdict(about)]} ${texts.why(about)}`)
  const change = (part: Partial<Case>) => {
    const next = { ...given, ...part }
    setGiven(next)
    if (isDone) say(next)
  }
  const commit = () => {
    if (isDone) setGiven(drawn)
    else say(given)
    setDone(!isDone)
  }
  return (
    <div className="bench">
      <p>{texts.lead}</p>
      <div className="bench__columns">
        <div>
          <Field {...given} isDone={isDone} />
          <p className="fine-print">{isDone ? texts.legend : texts.axes}</p>
        </div>
        <div className="bench__column">
          {(['customers', 'months'] as const).map((part) => (
            <RangeField
              key={part}
              label={texts[part]}
              min={1}
              max={most[part]}
              step={1}
              value={given[part]}
              shown={texts.shown(given[part], part)}
              onChange={(value) => change({ [part]: value })}
            />
          ))}
          <div className="bench__actions">
            <Button variant="outline" onClick={commit}>
              {isDone ? texts.restart : texts.commit}
            </Button>
          </div>
          {isDone && (
            <div className="bench__result">
              <p className="bench__answer">{texts.head[verdict(given)]}</p>
              <p>{texts.why(given)}</p>
              <p>{texts.next[verdict(given)]}</p>
              <p className="fine-print">{texts.note}</p>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
