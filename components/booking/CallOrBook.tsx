import { words as interfaceTexts } from '#.site/words/interface.ts'
import { fill } from '#model/fill.ts'
import { site } from '#model/site.ts'
import { BookingLink } from './BookingLink.tsx'

/** The two ways at the end of a page that need no form. */
export const CallOrBook = () => (
  <>
    <BookingLink variant="outline" />
    <a className="action-band__phone" href={`tel:${site.phone.e164}`}>
      {fill(interfaceTexts.orCall, { phone: site.phone.display })}
    </a>
  </>
)
