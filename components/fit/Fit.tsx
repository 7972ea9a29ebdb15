import { Html } from '#components/html/Html.tsx'
import { Icon, type IconName } from '#components/icon/Icon.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

interface FitProps {
  fit: readonly RichText[]
  notFit: readonly RichText[]
  /** The heading over each side. */
  yes: string
  no: string
}

interface SideProps {
  className: string
  icon: IconName
  heading: string
  items: readonly RichText[]
}

const Side = ({ className, icon, heading, items }: SideProps) => (
  <div className={className}>
    <h3 className="fit__heading">
      <Icon name={icon} /> {heading}
    </h3>
    <ul className="fit__list">
      {items.map((item) => (
        <Html key={keyOf(item)} as="li" of={item} />
      ))}
    </ul>
  </div>
)

/** Who something is for, and who it isn't for. */
export const Fit = ({ fit, notFit, yes, no }: FitProps) => (
  <div className="fit">
    <Side className="fit__side fit__side--yes" icon="check" heading={yes} items={fit} />
    <Side className="fit__side" icon="close" heading={no} items={notFit} />
  </div>
)
