import { ground, tile, town } from './town.ts'

/** Width of a panel and depth of the truss. Wide panels keep the diagonals far apart. */
const panel = 96
const depth = 34

/**
 * A divider over the whole window: a town on the far bank, whose windows are lit at night, and before it a deck
 * truss that stands on what follows, as a bridge does on its banks. A load passes over it as one scrolls.
 */
export function Truss() {
  return (
    <svg className="drawing truss" height={ground + depth} aria-hidden="true" focusable="false">
      <pattern id="town" width={tile} height={ground} patternUnits="userSpaceOnUse">
        <path className="truss__town" d={town.outlines} />
        <path className="truss__windows" d={town.windows} />
      </pattern>
      <pattern id="truss" width={panel} height={depth} x="50%" y={ground} patternUnits="userSpaceOnUse">
        <path
          className="drawing__line"
          d={`M0 ${depth - 1}H${panel}M0 3l${panel / 2} ${depth - 4} ${panel / 2}-${depth - 4}M${panel / 2} 3v${depth}`}
        />
        <path className="truss__deck" d={`M0 2H${panel}`} />
      </pattern>
      <rect width="100%" height={ground} fill="url(#town)" />
      <rect y={ground} width="100%" height={depth} fill="url(#truss)" />
      <path className="truss__load" d={`M0 ${ground - 1}v-14h34v4h9l7 8v2z`} />
    </svg>
  )
}

/** The town upside down, in the water below the truss. It needs the truss's patterns in the same page. */
export const Reflection = () => (
  <svg className="drawing truss__reflection" height={ground} aria-hidden="true" focusable="false">
    <rect width="100%" height={ground} fill="url(#town)" />
  </svg>
)
