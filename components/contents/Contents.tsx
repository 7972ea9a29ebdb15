import { interfaceTexts } from '#content/interface-texts.ts'

/** The contents list of a long page. */
export function Contents({ items }: { items: readonly { id: string; text: string }[] }) {
  return (
    <nav className="contents" aria-label={interfaceTexts.contents}>
      <p className="annotation">{interfaceTexts.contents}</p>
      <ol className="contents__list">
        {items.map(({ id, text }) => (
          <li key={id}>
            <a className="contents__link" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
