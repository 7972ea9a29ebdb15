import { direction } from '#.site/site.ts'

/** The approximate width of a letter of the expanded face at a height of 100. */
const advance = 80
const height = 100
/** The side bearings of the digits 0 to 9: the space that the face leaves before and after each. */
const before = [6.5, 9.8, 6.7, 5.9, 3.8, 6.1, 6.5, 3.5, 6.1, 6]
const after = [4, 1.2, 4.5, 4.1, 1.4, 3.8, 3.4, 0.5, 3.6, 4]

/**
 * A number or a word as a picture across the available width, with a dimension line under it. It is hidden from screen
 * readers, because the page says the same in words.
 */
export function BigType({ text }: { text: string }) {
  const width = text.length * advance
  const from = before[Number(text[0])] ?? 0
  const to = width - (after[Number(text.at(-1))] ?? 0)
  return (
    <svg
      className="drawing big-type"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={direction === 'rtl' ? 'xMaxYMid' : 'xMinYMid'}
      aria-hidden="true"
    >
      <text className="big-type__letters" x="2" y="78" textLength={width - 4} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
      <path className="drawing__accent" d={`M${from} 86v8M${from} 90H${to}M${to} 86v8`} />
    </svg>
  )
}
