import type { ReactNode } from 'react'
import { words } from '#.site/words/made-up.ts'
import { words as siteWords } from '#.site/words/site-notice.ts'
import { Html } from '#components/html/Html.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { withBase } from '#model/base-path.ts'
import type { RichText } from '#model/rich-text.ts'
import type { InternalHref } from '#model/routes.ts'

/** Where the terms say who runs the site. */
const more: InternalHref = '/terms/#who-runs-the-site'

interface NoticeProps {
  label: string
  /** A further class. */
  kind?: string
  children: ReactNode
}

/** A line over every page. */
const Notice = ({ label, kind, children }: NoticeProps) => (
  <aside className={kind ? `notice ${kind}` : 'notice'} aria-label={label}>
    {children}
  </aside>
)

/** The line over every page of a firm that is made up. */
export const MadeUpNotice = () => (
  <Notice label={words.label}>
    {/* Orca reads the label of a landmark instead of texts that are in no element of their own. */}
    <p>
      {words.line} <a href={withBase(more)}>{words.more}</a>
    </p>
  </Notice>
)

interface SiteNoticeProps {
  text: RichText
  /** Whether its first day was still to come when the site was built. */
  isAhead: boolean
}

/** What the firm says over every page for some days; renderer/boot shows, hides and closes it. */
export const SiteNotice = ({ text, isAhead }: SiteNoticeProps) => (
  <Notice label={siteWords.label} kind={isAhead ? 'notice--dated notice--ahead' : 'notice--dated'}>
    <Html of={text} />
    <button type="button" className="notice__close" aria-label={siteWords.close}>
      <Icon name="close" />
    </button>
  </Notice>
)
