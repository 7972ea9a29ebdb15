import { Icon } from '../icon/Icon.tsx'

interface FlowBox {
  name: string
  note: string
  /** A store below the flow, or a person's decision, is drawn apart. */
  kind?: 'person' | 'store' | undefined
  /** Label of the arrow that leads back to this box. */
  loop?: string | undefined
}

interface FlowDiagramProps {
  caption: string
  /** Stages in order; the boxes of one stage happen in parallel. */
  stages: readonly { boxes: readonly FlowBox[] }[]
}

/**
 * A drawing of how something works, made of text and lines: it grows with the type, turns upright on
 * a phone, and reads in its order to those who do not see it.
 */
export function FlowDiagram({ caption, stages }: FlowDiagramProps) {
  return (
    <figure className="flow">
      <ol className="flow__stages">
        {stages.map(({ boxes }) => (
          <li key={boxes[0]?.name} className="flow__stage">
            {boxes.map(({ name, note, kind = 'step', loop }) => (
              <div key={name} className={`flow__box flow__box--${kind}`}>
                <p className="flow__name">{name}</p>
                <p className="flow__note">{note}</p>
                {loop && (
                  <p className="flow__loop">
                    <Icon name="repeat" /> {loop}
                  </p>
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
      <figcaption className="flow__caption annotation">{caption}</figcaption>
    </figure>
  )
}
