import type { DividerProps } from '#components/slots/contract.ts'

/** Width of a panel and depth of the truss. Wide panels keep the diagonals far apart. */
const panel = 96
const depth = 34

/**
 * A divider over the whole window: a town on the far bank, whose windows are lit at night, and in front of it a
 * deck truss that rests on the next section. A load crosses it as the visitor scrolls. Below it, the river mirrors
 * the town.
 */
export function Truss({ side }: DividerProps) {
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
