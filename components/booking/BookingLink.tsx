import { booking } from '#.site/booking.ts'
import { words } from '#.site/words/booking.ts'

/** Leads to the page on which visitors book a time, as a button. */
export const BookingLink = ({ variant = 'hero' }: { variant?: 'hero' | 'outline' }) => (
  <a className={`button button--${variant}`} href={booking.url} rel="external">
    {words.book}
  </a>
)
