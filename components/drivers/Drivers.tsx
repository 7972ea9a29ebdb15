import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

interface Driver {
  heading: string
  items: readonly RichText[]
}

const Side = ({ heading, items }: Driver) => (
  <div className="drivers__side">
    <h3 className="drivers__heading">{heading}</h3>
    <ul className="drivers__list">
      {items.map((item) => (
        <Html key={keyOf(item)} as="li" of={item} className="drivers__item" />
      ))}
    </ul>
  </div>
)

/** What raises a price, and what lowers it. */
export const Drivers = ({ more, less }: { more: Driver; less: Driver }) => (
  <div className="drivers">
    <Side {...more} />
    <Side {...less} />
  </div>
)
