import { words } from '#.site/words/made-up.ts'
import { withBase } from '#model/base-path.ts'
import type { InternalHref } from '#model/routes.ts'

/** Where the terms say who runs the site. */
const more: InternalHref = '/terms/#who-runs-the-site'

/** The line over every page of a firm that is made up. */
export function Notice() {
  return (
    <aside className="notice" aria-label={words.label}>
      {words.line} <a href={withBase(more)}>{words.more}</a>
    </aside>
  )
}
