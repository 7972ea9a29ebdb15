import type { DividerProps } from '#components/slots/contract.ts'

/** The width of a panel and the depth of the truss. */
const panel = 96
const depth = 34

/**
 * A divider across the whole window: a town on the far bank, with windows lit at night, and in front of it a deck truss,
 * which a load crosses as the visitor scrolls. Below it, the river reflects the town.
 */
export default function Truss({ side }: DividerProps) {
  if (side === 'below') return <div className="truss__reflection" aria-hidden="true" />
  return (
    <div className="truss" aria-hidden="true">
      <div className="truss__town" />
      <svg className="drawing truss__bridge" height={depth}>
        <pattern id="truss" width={panel} height={depth} x="50%" patternUnits="userSpaceOnUse">
          <path
            className="drawing__line"
            d={`M0 ${depth - 1}H${panel}M0 3l${panel / 2} ${depth - 4} ${panel / 2}-${depth - 4}M${panel / 2} 3v${depth}`}
          />
          <path className="truss__deck" d={`M0 2H${panel}`} />
        </pattern>
        <rect width="100%" height={depth} fill="url(#truss)" />
        <path className="truss__load" d="M0-4v-14h34v4h9l7 8v2zM6-5a4 4 0 0 0 8 0zM36-5a4 4 0 0 0 8 0z" />
      </svg>
    </div>
  )
}
