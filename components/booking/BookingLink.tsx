import { booking } from '#.site/booking.ts'
import { words } from '#.site/words/booking.ts'

/** A link, styled as a button, to the page on which visitors book a time. */
export const BookingLink = ({ variant = 'outline' }: { variant?: 'hero' | 'outline' }) => (
  <a className={`button button--${variant}`} href={booking.url} rel="external">
    {words.book}
  </a>
)
