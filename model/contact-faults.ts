import { words } from '../.site/words/contact-faults.ts'
import { contactLimits } from '../contract/contact/limits.ts'
import type { ContactField, FieldCode } from '../contract/contact/schema.ts'
import { fill } from './fill.ts'
import { site } from './site.ts'

const limits: Readonly<Partial<Record<string, { min?: number; max: number }>>> = contactLimits

/**
 * What is wrong with a field, as a sentence that says how to fix it (GOV.UK Design System, error message). The form
 * says it, and the contact function on its page for visitors without JavaScript; that is why the imports are
 * relative: Deno reads them too.
 */
export function faultText(field: ContactField, code: FieldCode): string {
  const texts: Readonly<Partial<Record<FieldCode, string>>> = words[field]
  const { min = 0, max = 0 } = limits[field] ?? {}
  const inDigits = (count: number) => count.toLocaleString(site.language)
  return fill(texts[code] ?? words.other, { min: inDigits(min), max: inDigits(max) })
}
