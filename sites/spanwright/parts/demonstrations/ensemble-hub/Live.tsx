import { useState } from 'react'
import { Choice } from '#components/controls/Choice.tsx'
import { RangeField } from '#components/controls/RangeField.tsx'
import '../../bench/live.scss'
import { announce } from '#components/app/announcer.ts'
import { combine, type Combined } from './combine.ts'
import { Opinions } from './Opinions.tsx'
import {
  ensembleTexts,
  methods,
  methodTexts,
  questions,
  reasonText,
  startingThreshold,
  type Method,
} from './texts.ts'

const answerOf = ({ answer }: Combined): string => answer ?? ensembleTexts.noAnswer

function truthText({ answer }: Combined, truth: string): string {
  if (answer === undefined) return ensembleTexts.undecided(truth)
  return answer === truth ? ensembleTexts.right : ensembleTexts.wrong(truth)
}

const start = { sample: questions[0]!, method: 'majority' as Method, threshold: startingThreshold }

/** Four sample questions and three rules; the result follows each choice. */
export default function EnsembleHub() {
  const [choice, setChoice] = useState(start)
  const { sample, method, threshold } = choice

  /** Applies the choice and announces the result. */
  const choose = (next: Partial<typeof start>) => {
    const chosen = { ...choice, ...next }
    setChoice(chosen)
    const result = combine(chosen.sample.opinions, chosen.method, chosen.threshold)
    announce(`${answerOf(result)}. ${reasonText(result, chosen.method, chosen.threshold)}`)
  }
  const result = combine(sample.opinions, method, threshold)
  const { agreeing, given } = result.agreement
  return (
    <div className="bench">
      <p className="annotation">{ensembleTexts.label}</p>
      <Choice
        legend={ensembleTexts.question}
        options={questions.map(({ id, name }) => ({ value: id, label: name }))}
        value={sample.id}
        onChange={(id) => choose({ sample: questions.find((each) => each.id === id) ?? sample })}
      />
      <p className="ensemble__question">{sample.question}</p>
      <Opinions opinions={sample.opinions} />
      <Choice
        legend={ensembleTexts.method}
        options={methods.map((value) => ({
          value,
          label: methodTexts[value].label,
          note: methodTexts[value].rule,
        }))}
        value={method}
        onChange={(value) => choose({ method: value })}
      />
      {method === 'abstain' && (
        <RangeField
          label={ensembleTexts.threshold}
          min={35}
          max={100}
          step={5}
          value={Math.round(threshold * 100)}
          shown={`${Math.round(threshold * 100)}%`}
          onChange={(value) => choose({ threshold: value / 100 })}
        />
      )}
      <div className="bench__result">
        <h3 className="annotation">{ensembleTexts.result}</h3>
        <p className="bench__answer">{answerOf(result)}</p>
        <p>{reasonText(result, method, threshold)}</p>
        <p>{`${ensembleTexts.agreement(agreeing, given)}. ${truthText(result, sample.truth)}.`}</p>
      </div>
    </div>
  )
}
