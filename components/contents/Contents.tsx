import { words as interfaceTexts } from '#.site/words/interface.ts'

const label = interfaceTexts.contents

interface ContentsProps {
  items: readonly { id: string; heading: string }[]
  /** Shown only on narrow screens, for pages without a margin for it on wide ones. */
  isCompact?: boolean
}

/**
 * The table of contents of a long page: on a phone, one line that unfolds; beside the text where there is a margin for
 * it. Works without scripts.
 */
export const Contents = ({ items, isCompact = false }: ContentsProps) => (
  <nav className={isCompact ? 'contents contents--compact sheet' : 'contents'} aria-label={label}>
    {!isCompact && (
      <p className="contents__label annotation" aria-hidden="true">
        {label}
      </p>
    )}
    <details className="tuck">
      <summary className="tuck__line annotation">{label}</summary>
      <ol className="contents__list">
        {items.map(({ id, heading }) => (
          <li key={id}>
            <a className="contents__link" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
)

/**
 * The items of {@link Contents} for sections of a page.
 * @param sections By their ids; those that the page does not have are left out.
 */
export const contentsOf = (sections: Readonly<Record<string, { heading: string } | false | undefined>>) =>
  Object.entries(sections).flatMap(([id, section]) => (section ? [{ id, heading: section.heading }] : []))
