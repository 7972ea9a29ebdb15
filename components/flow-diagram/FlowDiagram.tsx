import { Icon } from '#components/icon/Icon.tsx'

interface FlowBox {
  name: string
  note: string
  /** A person's decision or a data store is drawn differently. */
  kind?: 'person' | 'store' | undefined
  /** What leads back to this box. */
  loop?: string | undefined
}

interface FlowDiagramProps {
  caption: string
  /** Stages in order; the boxes of one stage happen in parallel. */
  stages: readonly { boxes: readonly FlowBox[] }[]
}

/**
 * A diagram of how something works, made of text and lines: it grows with the font size, is vertical on a phone, and
 * screen readers read it in order.
 */
export const FlowDiagram = ({ caption, stages }: FlowDiagramProps) => (
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
