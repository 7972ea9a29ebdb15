import { useState } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Choice } from '#components/controls/Choice.tsx'
import '../../bench/live.scss'
import {
  answers as possibleAnswers,
  readinessQuestions as questions,
  readinessTexts as texts,
  type Answer,
} from './texts.ts'
import { announce } from '#components/app/announcer.ts'
import { assess, type Answers } from './assess.ts'

const options = possibleAnswers.map((value) => ({ value, label: texts.answers[value] }))

/** Nine questions: each answer shows what it means, and all of them together give a result. */
export default function ReadinessCheck() {
  const [answers, setAnswers] = useState<Answers>({})
  const { verdict, open, reasons } = assess(answers)
  const { name, text } = texts.verdicts[verdict]
  const progress = texts.progress(questions.length - open.length, questions.length)

  const give = (id: string, answer: Answer, meaning: string) => {
    const next = { ...answers, [id]: answer }
    setAnswers(next)
    const { verdict: result } = assess(next)
    const said = result === 'unfinished' ? '' : ` ${texts.result}: ${texts.verdicts[result].name}.`
    announce(meaning + said)
  }
  return (
    <div className="bench">
      <ol className="readiness">
        {questions.map(({ id, question, why, means, isRequired }) => {
          const answer = answers[id]
          return (
            <li key={id}>
              <Choice
                legend={question}
                options={options}
                value={answer}
                onChange={(given) => give(id, given, means[given])}
              />
              <p className="fine-print">
                {texts.why} {why} {isRequired && texts.required}
              </p>
              {answer && (
                // By the key, an answer replaces the one before even where a translator has replaced its texts.
                <p key={answer} className="readiness__meaning">
                  <strong>{texts.answers[answer]}.</strong> {means[answer]}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <div className="bench__result">
        <h3 className="annotation">{texts.result}</h3>
        <p className="bench__answer">{name}</p>
        <p>{text}</p>
        <p className="fine-print">{progress}</p>
        {reasons.length > 0 && (
          <>
            <p>{texts.because}:</p>
            <ul className="ticks">
              {reasons.map(({ id, question, means }) => {
                const answer = answers[id]!
                return <li key={id}>{`${question} ${texts.answers[answer]}. ${means[answer]}`}</li>
              })}
            </ul>
          </>
        )}
      </div>
      <div className="bench__actions">
        <Button
          variant="ghost"
          onClick={() => {
            setAnswers({})
            announce(texts.progress(0, questions.length))
          }}
        >
          {texts.restart}
        </Button>
      </div>
    </div>
  )
}
