import { Html } from '#components/html/Html.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { interfaceTexts } from '#content/interface-texts.ts'
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
          <Icon name="check" /> {interfaceTexts.fit}
        </h3>
        <ul className="fit__list">
          {fit.map((item) => (
            <Html key={keyOf(item)} as="li" of={item} />
          ))}
        </ul>
      </div>
      <div className="fit__side">
        <h3 className="fit__heading">
          <Icon name="close" /> {interfaceTexts.notFit}
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
