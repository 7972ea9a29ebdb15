import { words } from '../.site/words/contact-faults.ts'
import { contactLimits } from '../contract/contact/limits.ts'
import type { ContactField, FieldCode } from '../contract/contact/schema.ts'
import { fill } from './fill.ts'
import { site } from './site.ts'

/** The texts of faults by field, and the language that they are in (BCP 47). */
export interface FaultTexts {
  language: string
  faults: Readonly<Record<ContactField, Readonly<Partial<Record<FieldCode, string>>>>> & {
    readonly other: string
  }
}

const limits: Readonly<Partial<Record<string, { min?: number; max: number }>>> = contactLimits

/**
 * What is wrong with a field, as a sentence that says how to fix it (GOV.UK Design System, error message). The contact
 * form shows it, and so does the contact function on its page for visitors without JavaScript. Deno runs the function,
 * so the imports are relative.
 * @param texts In another language than the site's main one.
 */
export function faultText(
  field: ContactField,
  code: FieldCode,
  { language, faults }: FaultTexts = { language: site.language, faults: words },
): string {
  const { min = 0, max = 0 } = limits[field] ?? {}
  const inDigits = (count: number) => count.toLocaleString(language)
  return fill(faults[field][code] ?? faults.other, { min: inDigits(min), max: inDigits(max) })
}
