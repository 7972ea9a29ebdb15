import type { Sketch as SketchData } from './sketch-data.ts'

/** A decorative fragment of a drawing in a hero. */
export function Sketch({ fine, main, accent, dashed }: SketchData) {
  return (
    <svg className="drawing sketch" viewBox="0 0 480 260" aria-hidden="true">
      <path className="drawing__line" d={fine} />
      {dashed && <path className="drawing__line" strokeDasharray="6 6" d={dashed} />}
      <path className="drawing__ink sketch__main" d={main} />
      <path className="drawing__accent sketch__subject" d={accent} />
    </svg>
  )
}
