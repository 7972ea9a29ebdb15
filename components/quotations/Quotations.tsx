import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

export interface Quotation {
  text: RichText
  who: string
  /** Where the words were published. */
  source: { title: string; url: string }
}

/** Quotations, each with a link to its source. */
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
