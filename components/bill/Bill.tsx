interface BillProps {
  /** The last line of a block is its sum. */
  lines: readonly { label: string; amount: string; isSum?: boolean }[]
}

/** Amounts under each other, as on an invoice. */
export const Bill = ({ lines }: BillProps) => (
  <dl className="bill">
    {lines.map(({ label, amount, isSum = false }) => (
      <div key={label} className={isSum ? 'bill__line bill__line--sum' : 'bill__line'}>
        <dt>{label}</dt>
        <dd className="bill__amount">{amount}</dd>
      </div>
    ))}
  </dl>
)
