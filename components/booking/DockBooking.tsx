import { booking } from '#.site/booking.ts'
import { words } from '#.site/words/booking.ts'
import { Icon } from '#components/icon/Icon.tsx'

/** In the strip of a phone's screen, in place of the way to the form. */
export const DockBooking = () => (
  <a className="dock__link" href={booking.url} rel="external">
    <Icon name="external" />
    {words.book}
  </a>
)
