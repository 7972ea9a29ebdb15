import { Html } from '#components/html/Html.tsx'
import { words } from '#.site/words/pricing.ts'
import type { RichText } from '#model/rich-text.ts'

const { caption, job, saved, spent, left } = words.refused

interface RefusedJob {
  name: string
  text: RichText
  saved: string
  spent: string
  left: string
}

/** Jobs that cost more than they save. */
export const Refused = ({ jobs }: { jobs: readonly RefusedJob[] }) => (
  <table className="figures">
    <caption className="annotation">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{job}</th>
        {[saved, spent, left].map((name) => (
          <th key={name} scope="col" className="figures__number">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {jobs.map((each) => (
        <tr key={each.name}>
          <th scope="row">
            {each.name}. <Html as="span" of={each.text} className="figures__unit" />
          </th>
          <td data-label={saved} className="figures__number">
            {each.saved}
          </td>
          <td data-label={spent} className="figures__number">
            {each.spent}
          </td>
          <td data-label={left} className="figures__number">
            {each.left}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
