import type { SiteFields } from '../schemas/site.ts'
import { fieldsModule } from './modules.ts'

/** The exports of `.site/booking.ts`. The flags are constants, so that the bundler can drop unused code. */
const exported = ({ booking }: Pick<SiteFields, 'booking'>) => ({
  hasBooking: booking !== undefined,
  isEmbedded: booking?.embed ?? false,
  /** The page where visitors book. */
  booking: {
    url: booking?.url ?? '',
    /** Who receives what they enter there, as shown to them. */
    host: booking ? new URL(booking.url).host.replace(/^www\./, '') : '',
  },
})
export type BookingModule = ReturnType<typeof exported>

/** The source of `.site/booking.ts`. */
export const bookingModule = (fields: Pick<SiteFields, 'booking'>): string =>
  fieldsModule(exported(fields), "import('../engine/site/booking.ts').BookingModule")
