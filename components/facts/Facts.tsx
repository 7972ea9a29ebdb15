/** A strip of labelled facts, set as the annotations of a drawing. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="facts__fact">
          <dt className="facts__label annotation">{label}</dt>
          <dd className="facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
