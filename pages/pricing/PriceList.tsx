import { Link } from '#components/link/Link.tsx'
import { words } from '#.site/words/pricing.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import type { Content } from '#engine/content/content.ts'
import { servicePath } from '#model/routes.ts'
import { priceLines, workKeys } from '#model/terms.ts'

/** The price list by service. Each line appears once, under the first service that sells it. */
function priceGroups({ services }: Content) {
  const first = new Map<string, string>()
  for (const { slug, fields } of services)
    for (const key of fields.pricing.ranges) if (!first.has(key)) first.set(key, slug)
  const linesOf = (slug: string | undefined) => priceLines(workKeys.filter((key) => first.get(key) === slug))
  return [
    ...services.map(({ slug, fields }) => ({
      name: fields.label,
      path: servicePath(slug),
      lines: linesOf(slug),
    })),
    { name: words.other, path: undefined, lines: linesOf(undefined) },
  ].filter(({ lines }) => lines.length > 0)
}

/** The price list: a table for each group, folded on phones. */
export function PriceList({ content }: { content: Content }) {
  const groups = priceGroups(content)
  const isScoped = groups.some(({ lines }) => lines.some(({ includes, excludes }) => includes ?? excludes))
  return (
    <div className="price-list">
      {groups.map((group) => (
        <details key={group.name} className="tuck">
          <summary className="tuck__line">{group.name}</summary>
          <GroupTable {...group} isScoped={isScoped} />
        </details>
      ))}
    </div>
  )
}

type GroupTableProps = ReturnType<typeof priceGroups>[number] & {
  /** Whether the list says of any item what is in its price. */
  isScoped: boolean
}

const GroupTable = ({ name, path, lines, isScoped }: GroupTableProps) => (
  <table className="figures">
    <caption className="figures__group">{path ? <Link to={path}>{name}</Link> : name}</caption>
    <thead>
      <tr>
        <th scope="col">{words.item}</th>
        {isScoped && <th scope="col">{words.scope}</th>}
        <th scope="col">{words.basis}</th>
        <th scope="col" className="figures__number">
          {words.price}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ scope, basis, from, to, unit, includes, excludes }) => (
        <tr key={scope}>
          <th scope="row">{scope}</th>
          {isScoped && (
            <td>
              {includes && (
                <p>
                  <b>{words.includes}</b> {includes}
                </p>
              )}
              {excludes && (
                <p>
                  <b>{words.excludes}</b> {excludes}
                </p>
              )}
            </td>
          )}
          <td data-label={words.basis}>{basis}</td>
          <td data-label={words.price} className="figures__number">
            {to === undefined ? from : `${from}${interfaceTexts.rangeTo}${to}`}{' '}
            <span className="figures__unit">{unit}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
