import { z } from 'zod'
import { words } from './data-fields.ts'
import { exceptionsSchema, openingSchema } from './opening.ts'

/** Kinds of local firms that search engines know (schema.org, subtypes of LocalBusiness). */
export const kinds = [
  'AccountingService',
  'AutoRepair',
  'Bakery',
  'BeautySalon',
  'BedAndBreakfast',
  'CafeOrCoffeeShop',
  'ChildCare',
  'Dentist',
  'DryCleaningOrLaundry',
  'Electrician',
  'Florist',
  'GeneralContractor',
  'HVACBusiness',
  'HairSalon',
  'Hotel',
  'HousePainter',
  'InsuranceAgency',
  'LegalService',
  'LocalBusiness',
  'Locksmith',
  'MedicalBusiness',
  'MovingCompany',
  'Notary',
  'Physiotherapy',
  'Plumber',
  'RealEstateAgent',
  'Restaurant',
  'RoofingContractor',
  'Store',
  'TravelAgency',
  'VeterinaryCare',
] as const

/** What search engines show about a local firm. */
export const businessSchema = z
  .strictObject({
    kind: z
      .enum(kinds)
      .describe('Plumber, LegalService, Bakery; LocalBusiness if nothing fits (schema.org).'),
    license: words(60).optional().describe('The license number and who issued it. Shown on every page.'),
    priceRange: words(20).optional().describe('How expensive it is: $$, or from 30 to 600 kr.'),
    opening: openingSchema.describe(
      'Weekly opening hours: shown on the contact page, as open or closed now in the footer, and to search engines; `hours` has them in words.',
    ),
    exceptions: exceptionsSchema.describe('Days with different hours, such as holidays.'),
  })
  .refine(({ opening, exceptions }) => opening.length > 0 || exceptions.length === 0, {
    path: ['exceptions'],
    error: 'there are no weekly hours for these to differ from; expected opening',
  })

export type Business = z.output<typeof businessSchema>
