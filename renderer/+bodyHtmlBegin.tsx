import { renderToStaticMarkup } from 'react-dom/server'
import { demonstration } from '#.site/site.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { Notice } from '#components/notice/Notice.tsx'

/** What stands before the app and never changes, so that no browser needs code for it. */
export default renderToStaticMarkup(
  <>
    <a className="skip-link" href="#main">
      {interfaceTexts.skipLink}
    </a>
    {demonstration && <Notice />}
  </>,
)
