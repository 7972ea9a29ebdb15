import { z } from 'zod'

/** A file in a site's folder `places`. */
export const placeSchema = z.strictObject({
  name: z.string().trim().min(2).max(40),
  lat: z.number().min(-90).max(90).meta({ title: 'Latitude', description: 'Degrees north, such as 40.612.' }),
  lon: z
    .number()
    .min(-180)
    .max(180)
    .meta({ title: 'Longitude', description: 'Degrees east; west is negative, such as -80.0649.' }),
  county: z.string().trim().min(2).max(40).describe('Without the word County.'),
  zips: z
    .array(
      z
        .string()
        .regex(/^[A-Z\d][A-Z\d -]{1,9}$/, 'expected a postal code in quotes')
        .describe('In quotes.'),
    )
    .default([])
    .meta({ title: 'ZIP codes' }),
})

/** A file in a site's folder `authors`. */
export const authorSchema = z.strictObject({
  name: z.string().trim().min(2).max(60),
  role: z.string().trim().min(2).max(80),
  url: z
    .string()
    .regex(/^(\/|https:\/\/)/, 'expected a path on the site or an https address')
    .optional(),
})
