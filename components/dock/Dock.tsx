import { hasBooking } from '#.site/booking.ts'
import { DockBooking } from '#.site/features/DockBooking.ts'
import { words } from '#.site/words/dock.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { site } from '#model/site.ts'

/** On narrow screens, links to call the firm, and to book or write, in the strip that has the adjustments button. */
export const Dock = () => (
  <nav className="dock" aria-label={words.label}>
    {site.phone && (
      <a className="dock__link" href={`tel:${site.phone.e164}`}>
        <Icon name="phone" />
        {words.call}
      </a>
    )}
    {hasBooking ? (
      <DockBooking />
    ) : (
      <Link className="dock__link" to="/contact/">
        <Icon name="mail" />
        {words.write}
      </Link>
    )}
  </nav>
)
