import type { SiteFields } from '../schemas/site.ts'
import { dataModule } from './modules.ts'

/** Where visitors book. */
export interface Booking {
  url: string
  /** Who receives what they enter there, for their eyes. */
  host: string
}

/** The source of `.site/booking.ts`: what a browser has to decide is constant, so that the rest can be left out. */
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
      head: "import type { Booking } from '../engine/site/booking.ts'\n",
      types: { hasBooking: 'boolean', isEmbedded: 'boolean', booking: 'Booking' },
    },
  )
