import { z } from 'zod'
import { httpsAddress } from './data-fields.ts'

/** A page of any provider where visitors book a time themselves. */
export const bookingSchema = z.strictObject({
  url: httpsAddress.describe('The booking page, such as https://calendly.com/your-name.'),
  embed: z
    .boolean()
    .default(false)
    .describe('Whether the contact page shows it. It loads once a visitor has allowed it; the link remains.'),
})
