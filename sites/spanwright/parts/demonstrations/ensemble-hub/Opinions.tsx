import { weightOf } from './combine.ts'
import { ensembleTexts, type Opinion } from './texts.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Each model's answer, with its weight drawn as a bar. */
export function Opinions({ opinions }: { opinions: readonly Opinion[] }) {
  return (
    <ul className="opinions">
      {opinions.map((opinion) => {
        const { model, answer, certainty, record } = opinion
        const weight = answer === undefined ? 0 : weightOf(opinion)
        return (
          <li key={model} className="opinions__model">
            <p className="annotation">{model}</p>
            <p className="opinions__answer">{answer ?? ensembleTexts.late}</p>
            <svg
              className="opinions__weight"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 2H${Math.round(weight * 100)}`} />
            </svg>
            {answer !== undefined && (
              <p className="fine-print">
                {ensembleTexts.sum(percent(certainty), percent(record), weight.toFixed(2))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
