/** The number 404 as an unfinished bridge: two piers, and between them only the outline of a third. */
export default function MissingSpan() {
  return (
    <svg className="drawing missing-span" viewBox="0 0 960 300" aria-hidden="true">
      <path className="drawing__line" d="M0 278h960" strokeDasharray="2 8" />
      <text className="missing-span__pier" x="120" y="236" textLength="200" lengthAdjust="spacingAndGlyphs">
        4
      </text>
      <text className="missing-span__gap" x="380" y="236" textLength="200" lengthAdjust="spacingAndGlyphs">
        0
      </text>
      <text className="missing-span__pier" x="640" y="236" textLength="200" lengthAdjust="spacingAndGlyphs">
        4
      </text>
      <path className="missing-span__deck" d="M0 244h348M612 244h348" />
      <path className="drawing__accent" d="M348 262v12M612 262v12M348 268h264" />
    </svg>
  )
}
