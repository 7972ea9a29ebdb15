import type { SiteFields } from '../schemas/site.ts'
import { dataModule } from './modules.ts'

/** The page where visitors book. */
export interface Booking {
  url: string
  /** Who receives what they enter there, as shown to them. */
  host: string
}

/** The source of `.site/booking.ts`. The flags are constants, so that the bundler can drop unused code. */
export const bookingModule = ({ booking }: Pick<SiteFields, 'booking'>): string =>
  dataModule(
    {
      hasBooking: booking !== undefined,
      isEmbedded: booking?.embed ?? false,
      booking: {
        url: booking?.url ?? '',
        host: booking ? new URL(booking.url).host.replace(/^www\./, '') : '',
      },
    },
    {
      hasBooking: 'boolean',
      isEmbedded: 'boolean',
      booking: "import('../engine/site/booking.ts').Booking",
    },
  )
