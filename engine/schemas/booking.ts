import { z } from 'zod'

/** Where visitors book a time themselves, with any provider. */
export const bookingSchema = z.strictObject({
  url: z
    .url({ protocol: /^https$/, error: 'expected an address that begins with https://' })
    .describe('The booking page, such as https://calendly.com/your-name.'),
  embed: z
    .boolean()
    .default(false)
    .describe('Whether the contact page shows it. It loads once a visitor has allowed it; the link remains.'),
})
