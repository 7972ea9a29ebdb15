import { combine } from './combine.ts'
import { Opinions } from './Opinions.tsx'
import { ensembleTexts, methods, methodTexts, questions, reasonText, startingThreshold } from './texts.ts'

/** The sample question on which the rules disagree, with the result of each. */
export default function EnsembleFigure() {
  const { question, opinions } = questions[0]!
  return (
    <figure className="demo__figure">
      <p className="ensemble__question">{question}</p>
      <Opinions opinions={opinions} />
      <dl className="ensemble__rules">
        {methods.map((method) => {
          const result = combine(opinions, method, startingThreshold)
          return (
            <div key={method}>
              <dt className="annotation">{methodTexts[method].label}</dt>
              <dd className="ensemble__answer">{result.answer ?? ensembleTexts.noAnswer}</dd>
              <dd className="fine-print">{reasonText(result, method, startingThreshold)}</dd>
            </div>
          )
        })}
      </dl>
      <figcaption className="fine-print">{ensembleTexts.caption}</figcaption>
    </figure>
  )
}
