import type { ReactNode } from 'react'
import { words } from '#.site/words/pricing.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import type { PriceLine } from '#components/price-ranges/PriceRanges.tsx'

export interface PriceGroup {
  id: string
  name: ReactNode
  lines: readonly PriceLine[]
}

/** Every line of the price list with what is in it, by what it belongs to. On a phone each line is a card. */
export const PriceList = ({ groups }: { groups: readonly PriceGroup[] }) => (
  <table className="figures">
    <caption className="annotation">{words.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.item}</th>
        <th scope="col">{words.scope}</th>
        <th scope="col">{words.basis}</th>
        <th scope="col" className="figures__number">
          {words.price}
        </th>
      </tr>
    </thead>
    {groups.map(({ id, name, lines }) => (
      <tbody key={id}>
        <tr>
          <th colSpan={4} scope="rowgroup" className="figures__group">
            {name}
          </th>
        </tr>
        {lines.map(({ scope, basis, from, to, unit, includes, excludes }) => (
          <tr key={scope}>
            <th scope="row">{scope}</th>
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
            <td data-label={words.basis}>{basis}</td>
            <td data-label={words.price} className="figures__number">
              {to === undefined ? from : `${from}${interfaceTexts.rangeTo}${to}`}{' '}
              <span className="figures__unit">{unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)
