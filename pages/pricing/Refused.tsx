import { Html } from '#components/html/Html.tsx'
import { words } from '#.site/words/pricing.ts'
import type { RichText } from '#model/rich-text.ts'

const columns = ['saved', 'spent', 'left'] as const

interface RefusedJob extends Record<(typeof columns)[number], string> {
  name: string
  text: RichText
}

/** Jobs that cost more than they save. */
export const Refused = ({ jobs }: { jobs: readonly RefusedJob[] }) => (
  <table className="figures">
    <caption className="annotation">{words.refused.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.refused.job}</th>
        {columns.map((column) => (
          <th key={column} scope="col" className="figures__number">
            {words.refused[column]}
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
          {columns.map((column) => (
            <td key={column} data-label={words.refused[column]} className="figures__number">
              {each[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
