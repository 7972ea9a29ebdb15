import { renderToStaticMarkup } from 'react-dom/server'
import { notice } from '#.site/notice.ts'
import { demonstration } from '#.site/site.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { MadeUpNotice, SiteNotice } from '#components/notice/Notice.tsx'
import { renderInline } from '#engine/schemas/inline.ts'

/** The HTML before the app. Navigation never changes it, so the browser needs no code for it. */
export default function bodyHtmlBegin(): string {
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#main">
        {interfaceTexts.skipLink}
      </a>
      {demonstration && <MadeUpNotice />}
      {notice && <SiteNotice text={renderInline(notice.text)} isAhead={notice.isAhead} />}
    </>,
  )
}
