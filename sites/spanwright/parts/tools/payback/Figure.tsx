import { PaybackBills } from './PaybackBills.tsx'
import { formula, resultsFor, start, verdict } from './payback.ts'

/** The usual case as a table that needs no script. */
export default function PaybackFigure() {
  const { size, ...saving } = start
  const results = resultsFor(saving, size)
  return (
    <figure className="demo__figure">
      <figcaption className="formula">{formula}</figcaption>
      <p>
        A usual tool in three pieces. It saves {saving.hoursPerWeek} hours a week, an hour costs $
        {saving.hourly}, and you count on {saving.years} years. {verdict(results)}
      </p>
      <PaybackBills results={results} years={saving.years} />
    </figure>
  )
}
