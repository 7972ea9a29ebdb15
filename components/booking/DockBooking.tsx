import { booking } from '#.site/booking.ts'
import { words } from '#.site/words/booking.ts'
import { Icon } from '#components/icon/Icon.tsx'

/** In a phone's strip, in place of the link to the form. */
export const DockBooking = () => (
  <a className="dock__link" href={booking.url} rel="external">
    <Icon name="external" />
    {words.book}
  </a>
)
