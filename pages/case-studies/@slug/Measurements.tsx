import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

interface Reading {
  what: string
  result: string
  how: RichText
}

/** Each measurement with its result and how anyone could repeat it. */
export function Measurements({ readings }: { readings: readonly Reading[] }) {
  return (
    <dl className="readings">
      {readings.map(({ what, result, how }) => (
        <div key={what} className="readings__row">
          <dt className="readings__what">{what}</dt>
          <dd className="readings__result">{result}</dd>
          <Html as="dd" of={how} className="readings__how" />
        </div>
      ))}
    </dl>
  )
}
