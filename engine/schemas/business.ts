import { z } from 'zod'
import { words } from './data-fields.ts'

/** Kinds of local firms that search engines know (schema.org, types below LocalBusiness). */
const kinds = [
  'AccountingService',
  'AutoRepair',
  'Bakery',
  'BeautySalon',
  'CafeOrCoffeeShop',
  'ChildCare',
  'Dentist',
  'DryCleaningOrLaundry',
  'Electrician',
  'Florist',
  'GeneralContractor',
  'HVACBusiness',
  'HairSalon',
  'HousePainter',
  'InsuranceAgency',
  'LegalService',
  'LocalBusiness',
  'Locksmith',
  'MovingCompany',
  'Notary',
  'Plumber',
  'RealEstateAgent',
  'Restaurant',
  'RoofingContractor',
  'Store',
  'TravelAgency',
  'VeterinaryCare',
] as const

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "expected a time in quotes, such as '07:30'")

/** What search engines show of a firm that people come to or that comes to them. */
export const businessSchema = z.strictObject({
  kind: z.enum(kinds).describe('Plumber, LegalService, Bakery; LocalBusiness if nothing fits (schema.org).'),
  license: words(60).optional().describe('The number of the license, with who gave it. Shown on every page.'),
  priceRange: words(20).optional().describe('How dear it is: $$, or from 30 to 600 kr.'),
  opening: z
    .array(
      z.strictObject({
        days: z.array(z.enum(days)).min(1),
        opens: time,
        closes: time.describe('24:00 is written 23:59.'),
      }),
    )
    .default([])
    .describe('When it is open, for machines; `hours` says it in words.'),
})

export type Business = z.output<typeof businessSchema>
