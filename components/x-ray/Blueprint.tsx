import type { Measures } from './measure.ts'

/** Half the length of the ticks at the ends of a dimension line, in CSS pixels. */
const tick = 4
/** The distance of a dimension line from its box's edge, in CSS pixels. */
const inset = 12

/** The width and height of each box, and the edges at which text begins, drawn over the page. Only visual. */
export const Blueprint = ({ page, boxes, edges }: Pick<Measures, 'page' | 'boxes' | 'edges'>) => (
  <svg className="x-ray__lines" width={page.width} height={page.height} aria-hidden="true">
    {edges.map((x) => (
      <path key={x} className="x-ray__edge" d={`M${x} 0V${page.height}`} />
    ))}
    {boxes.map(({ x, y, width, height, ground }) => {
      const across = y + inset
      const down = x + width - inset
      return (
        <g key={`${x} ${y} ${width} ${height}`} data-ground={ground}>
          <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} />
          <path
            d={`M${x} ${across}h${width}m0-${tick}v${2 * tick}M${x} ${across - tick}v${2 * tick}M${down} ${y}v${height}m-${tick} 0h${2 * tick}M${down - tick} ${y}h${2 * tick}`}
          />
          <text x={x + width / 2} y={across - tick}>
            {width}
          </text>
          <text className="x-ray__height" x={down - tick} y={y + Math.min(height / 2, 200)}>
            {height}
          </text>
        </g>
      )
    })}
  </svg>
)
