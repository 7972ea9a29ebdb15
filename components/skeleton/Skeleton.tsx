import { words as interfaceTexts } from '#.site/words/interface.ts'

/** A placeholder for the next page, shown while a slow navigation loads. */
export const Skeleton = () => (
  <div className="skeleton" role="status">
    <span className="visually-hidden">{interfaceTexts.loading}</span>
    <i className="skeleton__line skeleton__line--title" />
    <i className="skeleton__line" />
    <i className="skeleton__line" />
    <i className="skeleton__line skeleton__line--short" />
  </div>
)
