import type { Sketch as SketchData } from '#content/drawings/sketches.ts'

/** A fragment of a drawing in the head of a page. It decorates: narrow screens leave it out. */
export function Sketch({ fine, main, accent, dashed }: SketchData) {
  return (
    <svg className="sketch" viewBox="0 0 480 260" aria-hidden="true" focusable="false">
      <path className="sketch__fine" d={fine} />
      {dashed && <path className="sketch__fine sketch__fine--dashed" d={dashed} />}
      <path className="sketch__main" d={main} />
      <path className="sketch__accent" d={accent} />
    </svg>
  )
}
