import { words } from '#.site/words/made-up.ts'
import { words as siteWords } from '#.site/words/site-notice.ts'
import { Html } from '#components/html/Html.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { withBase } from '#model/base-path.ts'
import type { RichText } from '#model/rich-text.ts'
import type { InternalHref } from '#model/routes.ts'

/** Where the terms say who runs the site. */
const more: InternalHref = '/terms/#who-runs-the-site'

/** The line at the top of every page of a made-up firm. */
export const MadeUpNotice = () => (
  <aside className="notice" aria-label={words.label}>
    {/* In a paragraph, since Orca reads a landmark's label in place of text directly in it. */}
    <p>
      {words.line} <a href={withBase(more)}>{words.more}</a>
    </p>
  </aside>
)

interface SiteNoticeProps {
  text: RichText
  /** Whether the notice's first day was still to come when the site was built. */
  isAhead: boolean
}

/** The firm's own notice at the top of every page, for some days; renderer/boot shows, hides and closes it. */
export const SiteNotice = ({ text, isAhead }: SiteNoticeProps) => (
  <aside
    className={isAhead ? 'notice notice--dated notice--ahead' : 'notice notice--dated'}
    aria-label={siteWords.label}
  >
    <Html of={text} />
    <button type="button" className="notice__close" aria-label={siteWords.close}>
      <Icon name="close" />
    </button>
  </aside>
)
