import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

export interface Quotation {
  text: RichText
  who: string
  /** Where a reader finds these words. */
  source: { title: string; url: string }
}

/** Words of others, each with a link to where they stand. */
export const Quotations = ({ items }: { items: readonly Quotation[] }) => (
  <div className="quotations">
    {items.map(({ text, who, source }) => (
      <figure key={keyOf(text)} className="quotations__item">
        <Html as="blockquote" of={text} className="quote" />
        <figcaption className="quotations__source">
          {who},{' '}
          <a href={source.url} rel="external">
            {source.title}
          </a>
        </figcaption>
      </figure>
    ))}
  </div>
)
