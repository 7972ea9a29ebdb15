interface FactsProps {
  facts: readonly { label: string; value: string }[]
  /** In framed cells, like the title block in the corner of a drawing. */
  isBlock?: boolean
}

/** A row of labeled facts. */
export const Facts = ({ facts, isBlock = false }: FactsProps) => (
  <dl className={isBlock ? 'facts facts--block' : 'facts'}>
    {facts.map(({ label, value }) => (
      <div key={label} className="facts__fact">
        <dt className="facts__label annotation">{label}</dt>
        <dd className="facts__value">{value}</dd>
      </div>
    ))}
  </dl>
)
