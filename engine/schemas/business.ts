import { z } from 'zod'
import { words } from './data-fields.ts'
import { exceptionsSchema, openingSchema } from './opening.ts'

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

/** What search engines show of a firm that people come to or that comes to them. */
export const businessSchema = z
  .strictObject({
    kind: z
      .enum(kinds)
      .describe('Plumber, LegalService, Bakery; LocalBusiness if nothing fits (schema.org).'),
    license: words(60)
      .optional()
      .describe('The number of the license, with who gave it. Shown on every page.'),
    priceRange: words(20).optional().describe('How dear it is: $$, or from 30 to 600 kr.'),
    opening: openingSchema.describe(
      'When it is open each week: shown on the contact page, in the footer as open or closed now, and to search engines; `hours` says it in words.',
    ),
    exceptions: exceptionsSchema.describe('Days with other hours than those of the week, such as holidays.'),
  })
  .superRefine(({ opening, exceptions }, context) => {
    if (exceptions.length > 0 && opening.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['exceptions'],
        message: 'there are no hours of the week that these differ from; expected opening',
      })
  })

export type Business = z.output<typeof businessSchema>
