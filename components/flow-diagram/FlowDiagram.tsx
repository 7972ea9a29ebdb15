import type { Flow } from '#model/flows.ts'

/**
 * A drawing of how something works, made of text and lines: it grows with the type, turns upright on
 * a phone, and reads in its order to those who do not see it.
 */
export function FlowDiagram({ caption, stages }: Flow) {
  return (
    <figure className="flow">
      <ol className="flow__stages">
        {stages.map((boxes) => (
          <li key={boxes[0]?.name} className="flow__stage">
            {boxes.map(({ name, note, kind = 'step', loop }) => (
              <div key={name} className={`flow__box flow__box--${kind}`}>
                <p className="flow__name">{name}</p>
                <p className="flow__note">{note}</p>
                {loop && <p className="flow__loop">↻ {loop}</p>}
              </div>
            ))}
          </li>
        ))}
      </ol>
      <figcaption className="flow__caption annotation">{caption}</figcaption>
    </figure>
  )
}
