/** The contents list of a long page. */
export function Contents({ items }: { items: readonly { id: string; text: string }[] }) {
  return (
    <nav className="contents" aria-label="On this page">
      <p className="annotation">On this page</p>
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
