import { combine } from './combine.ts'
import { Opinions } from './Opinions.tsx'
import { ensembleTexts, methods, methodTexts, questions, reasonText, startingThreshold } from './texts.ts'

/** The sample question on which the rules disagree, with the result of each. */
export default function EnsembleFigure() {
  const [sample] = questions
  if (!sample) return null
  return (
    <figure className="demo__figure">
      <p className="ensemble__question">{sample.question}</p>
      <Opinions opinions={sample.opinions} />
      <dl className="ensemble__rules">
        {methods.map((method) => {
          const result = combine(sample.opinions, method, startingThreshold)
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
