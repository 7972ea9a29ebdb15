import { flowForgeTexts } from './texts.ts'
import { CaseView } from './CaseView.tsx'
import { happen, newSimulation, runUntilPerson } from './simulation.ts'

const nextMorning = 24 * 3_600_000
/** What jitter leaves of each wait in the static example, as a share. */
const share = 0.8

const atPerson = runUntilPerson(newSimulation, 'twice', share)
const approved = happen(atPerson, { type: 'answered', answer: 'yes' }, nextMorning)
const finished = runUntilPerson(approved, 'twice', share)

/** A finished case with two retries and an approval. */
export default function FlowForgeFigure() {
  return (
    <figure className="demo__figure">
      <CaseView {...finished} />
      <figcaption className="fine-print">{flowForgeTexts.caption}</figcaption>
    </figure>
  )
}
