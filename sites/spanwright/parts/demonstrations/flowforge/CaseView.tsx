import type { Simulation } from './simulation.ts'
import {
  clockText,
  diaryText,
  flowForgeTexts,
  stateTexts,
  stepNames,
  stepTexts,
  type StepName,
  type StepState,
} from './texts.ts'
import type { Case } from './workflow.ts'

function stateOf(step: StepName, { step: at, phase, answer }: Case): StepState {
  const distance = stepNames.indexOf(step) - stepNames.indexOf(at)
  if (distance === 0) return phase
  if (distance > 0) return 'ahead'
  return step === 'invoice' && answer === 'no' ? 'skipped' : 'done'
}

/** The steps of a case with their states in words, and its log. */
export function CaseView({ current, diary }: Pick<Simulation, 'current' | 'diary'>) {
  // The state of a step already shows that it has started.
  const told = diary.filter(({ happening }) => happening !== 'taken')
  return (
    <div className="case">
      <ol className="case__steps" aria-label={flowForgeTexts.steps}>
        {stepNames.map((step) => {
          const state = stateOf(step, current)
          return (
            <li key={step} className={`case__step case__step--${state}`}>
              <p className="case__name">{stepTexts[step]}</p>
              <p className="case__state">{stateTexts[state]}</p>
            </li>
          )
        })}
      </ol>
      <div>
        <h3 className="annotation">{flowForgeTexts.diary}</h3>
        <ol className="case__diary">
          {told.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added
            <li key={index} className="case__entry">
              <span className="case__time">{clockText(entry.time)}</span> {diaryText(entry)}
            </li>
          ))}
        </ol>
        {told.length === 0 && <p className="fine-print">{flowForgeTexts.empty}</p>}
      </div>
    </div>
  )
}
