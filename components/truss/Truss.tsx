/** Width of a panel and depth of the truss. Wide panels keep the diagonals far apart. */
const panel = 96
const depth = 28

/**
 * A deck truss across the whole window, in whole panels of a pattern: a divider that stands on what
 * follows, as a bridge does on its banks. Its diagonals are few and faint, so that no stripes arise.
 */
export function Truss() {
  return (
    <svg className="drawing" height={depth} aria-hidden="true" focusable="false">
      <pattern id="truss" width={panel} height={depth} x="50%" patternUnits="userSpaceOnUse">
        <path
          className="drawing__line"
          strokeOpacity="0.7"
          d={`M0 1H${panel}M0 1l${panel / 2} ${depth - 1} ${panel / 2}-${depth - 1}M${panel / 2} 1v${depth}`}
        />
      </pattern>
      <rect width="100%" height={depth} fill="url(#truss)" />
    </svg>
  )
}
