import type { Sketch as SketchData } from '#scripts/build/drawings/sketches.ts'

/** A fragment of a drawing in the head of a page. It decorates. */
export function Sketch({ fine, main, accent, dashed }: SketchData) {
  return (
    <svg className="drawing sketch" viewBox="0 0 480 260" aria-hidden="true" focusable="false">
      <path className="drawing__line" strokeOpacity="0.6" d={fine} />
      {dashed && <path className="drawing__line" strokeDasharray="6 6" d={dashed} />}
      <path className="drawing__ink" strokeWidth="1.25" d={main} />
      <path className="drawing__accent" strokeWidth="2.5" d={accent} />
    </svg>
  )
}
