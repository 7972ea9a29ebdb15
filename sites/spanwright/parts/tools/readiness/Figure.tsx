import { readinessQuestions, readinessTexts } from './texts.ts'

/** The questions with their reasons and the rules of the result, for use without scripts. */
export default function ReadinessFigure() {
  return (
    <figure className="demo__figure">
      <ol className="readiness">
        {readinessQuestions.map(({ id, question, why, isRequired }) => (
          <li key={id}>
            <strong>{question}</strong>
            <p>
              {why} {isRequired && readinessTexts.required}
            </p>
          </li>
        ))}
      </ol>
      <ul>
        {readinessTexts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <figcaption className="fine-print">{readinessTexts.caption}</figcaption>
    </figure>
  )
}
