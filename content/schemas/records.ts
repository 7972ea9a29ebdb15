import { z } from 'zod'

/** A file in content/places. */
export const placeSchema = z.strictObject({
  name: z.string().trim().min(2).max(40),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  county: z.string().trim().min(2).max(40),
  zips: z.array(z.string().regex(/^\d{5}$/, 'expected five digits in quotes')),
})

/** A file in content/authors. */
export const authorSchema = z.strictObject({
  name: z.string().trim().min(2).max(60),
  role: z.string().trim().min(2).max(80),
  url: z
    .string()
    .regex(/^(\/|https:\/\/)/, 'expected a path of the site or an https address')
    .optional(),
})
