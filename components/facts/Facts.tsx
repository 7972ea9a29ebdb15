interface FactsProps {
  facts: readonly { label: string; value: string }[]
  /** Framed in cells, as the title block in the corner of a drawing. */
  isBlock?: boolean
}

/** A strip of labelled facts, set as the annotations of a drawing. */
export function Facts({ facts, isBlock = false }: FactsProps) {
  return (
    <dl className={isBlock ? 'facts facts--block' : 'facts'}>
      {facts.map(({ label, value }) => (
        <div key={label} className="facts__fact">
          <dt className="facts__label annotation">{label}</dt>
          <dd className="facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
