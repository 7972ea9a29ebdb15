import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { notice } from '#.site/notice.ts'
import { demonstration } from '#.site/site.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { LanguageOffer } from '#components/language-switch/LanguageOffer.tsx'
import { MadeUpNotice, SiteNotice } from '#components/notice/Notice.tsx'
import type { PageData } from '#components/seo/page-data.ts'
import { renderInline } from '#engine/schemas/inline.ts'

/** What stands before the app: no navigation changes it, so no browser needs code for it. */
export default function bodyHtmlBegin({ data, urlPathname }: PageContextServer): string {
  const { languages = [] } = (data as PageData).seo
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#main">
        {interfaceTexts.skipLink}
      </a>
      {demonstration && <MadeUpNotice />}
      {notice && <SiteNotice text={renderInline(notice.text)} isAhead={notice.isAhead} />}
      <LanguageOffer path={urlPathname} languages={languages} />
    </>,
  )
}
