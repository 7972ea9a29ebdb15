import { Html } from '#components/html/Html.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { keyOf, type RichText } from '#content/schemas/rich-text.ts'

interface FitProps {
  fit: readonly RichText[]
  notFit: readonly RichText[]
}

/** For whom this is, and for whom it is not. */
export function Fit({ fit, notFit }: FitProps) {
  return (
    <div className="fit">
      <div className="fit__side fit__side--yes">
        <h3 className="fit__heading">
          <Icon name="check" /> A good fit when
        </h3>
        <ul className="fit__list">
          {fit.map((item) => (
            <Html key={keyOf(item)} as="li" of={item} />
          ))}
        </ul>
      </div>
      <div className="fit__side">
        <h3 className="fit__heading">
          <Icon name="close" /> Not for you when
        </h3>
        <ul className="fit__list">
          {notFit.map((item) => (
            <Html key={keyOf(item)} as="li" of={item} />
          ))}
        </ul>
      </div>
    </div>
  )
}
