import { contactLanguages } from '../../../../.site/contact-languages.ts'
import { direction } from '../../../../.site/site.ts'
import { words as answers } from '../../../../.site/words/contact-answers.ts'
import { words as faults } from '../../../../.site/words/contact-faults.ts'
import { words as fields } from '../../../../.site/words/contact-fields.ts'
import { words as page } from '../../../../.site/words/contact-page.ts'
import { words as refusals } from '../../../../.site/words/contact-refusals.ts'
import type { RefusalCode } from '../../../../contract/contact/answers.ts'
import { contactLimits } from '../../../../contract/contact/limits.ts'
import type { ContactField, FieldCode } from '../../../../contract/contact/schema.ts'
import { fill } from '../../../../model/fill.ts'
import { site } from '../../../../model/site.ts'

/** What the function says to visitors, in one language. */
export interface ContactTexts {
  /** BCP 47. */
  language: string
  direction: 'ltr' | 'rtl'
  answers: Readonly<Record<'sent' | 'failed', { readonly heading: string }>> & {
    readonly sent: { readonly text: string }
  }
  page: Readonly<Record<keyof typeof page, string>>
  refusals: Readonly<Record<RefusalCode, string>>
  fields: Readonly<Record<ContactField, { readonly label: string }>>
  faults: Readonly<Record<ContactField, Readonly<Partial<Record<FieldCode, string>>>>> & {
    readonly other: string
  }
}

const main: ContactTexts = { language: site.language, direction, answers, page, refusals, fields, faults }

/**
 * The texts in the language of a page: that whose folder it is in.
 * @param address The page's path on its host, base path included, as the form posts it; anything else is the main one.
 * @param siteUrl The address of the site.
 * @param further The texts of the further languages, by their folders.
 */
export function textsFor(address: unknown, siteUrl: string, further = contactLanguages): ContactTexts {
  const base = new URL(siteUrl).pathname.replace(/\/?$/, '/')
  if (typeof address !== 'string' || !address.startsWith(base)) return main
  const folder = address.slice(base.length).split('/', 1)[0] ?? ''
  return Object.hasOwn(further, folder) ? (further[folder] ?? main) : main
}

const limits: Readonly<Partial<Record<string, { min?: number; max: number }>>> = contactLimits

/** What is wrong with a field, as model/contact-faults.ts says it in the form. */
export function faultIn(
  { faults: texts, language }: ContactTexts,
  field: ContactField,
  code: FieldCode,
): string {
  const { min = 0, max = 0 } = limits[field] ?? {}
  const inDigits = (count: number) => count.toLocaleString(language)
  return fill(texts[field][code] ?? texts.other, { min: inDigits(min), max: inDigits(max) })
}
