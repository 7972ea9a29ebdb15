/** A letter of the expanded face is about so wide where its size is 100. */
const advance = 80
const height = 100
/** The room that the face leaves before its figures, and after them. */
const [before, after] = [6.5, 4]

/**
 * A figure or a word as a picture, drawn to the width it is given between two dimension lines. It is hidden
 * from screen readers, because the page says the same in words.
 */
export function BigType({ text }: { text: string }) {
  const width = text.length * advance
  return (
    <svg
      className="drawing big-type"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <text className="big-type__letters" x="2" y="78" textLength={width - 4} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
      <path
        className="drawing__accent"
        d={`M${before} 86v8M${before} 90H${width - after}M${width - after} 86v8`}
      />
    </svg>
  )
}
