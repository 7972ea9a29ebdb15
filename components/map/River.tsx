/** Long and short dashes, the symbol for a border on a map. */
export const borderDashes = '10 4 2 4'

/** A river between its two banks. */
export const River = ({ d, width }: { d: string; width: number }) => (
  <>
    <path className="drawing__line" strokeWidth={width + 2} d={d} />
    <path className="drawing__river" strokeWidth={width} d={d} />
  </>
)
