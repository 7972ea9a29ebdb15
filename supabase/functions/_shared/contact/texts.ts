import { contactLanguages } from '../../../../.site/contact-languages.ts'
import { direction } from '../../../../.site/site.ts'
import { words as answers } from '../../../../.site/words/contact-answers.ts'
import { words as faults } from '../../../../.site/words/contact-faults.ts'
import { words as fields } from '../../../../.site/words/contact-fields.ts'
import { words as page } from '../../../../.site/words/contact-page.ts'
import { words as refusals } from '../../../../.site/words/contact-refusals.ts'
import type { RefusalCode } from '../../../../contract/contact/answers.ts'
import type { ContactField } from '../../../../contract/contact/schema.ts'
import type { FaultTexts } from '../../../../model/contact-faults.ts'
import { site } from '../../../../model/site.ts'

/** The function's texts for visitors, in one language. */
export interface ContactTexts extends FaultTexts {
  direction: 'ltr' | 'rtl'
  answers: Readonly<Record<'sent' | 'failed', { readonly heading: string }>> & {
    readonly sent: { readonly text: string }
  }
  page: Readonly<Record<keyof typeof page, string>>
  refusals: Readonly<Record<RefusalCode, string>>
  fields: Readonly<Record<ContactField, { readonly label: string }>>
}

const main: ContactTexts = { language: site.language, direction, answers, page, refusals, fields, faults }

/**
 * The texts in the language of a page, which its folder tells.
 * @param address The page's path on its host, base path included, as the form posts it. Anything else gets the main
 * language.
 * @param siteUrl The address of the site.
 * @param further The texts in further languages, by their folders.
 */
export function textsFor(address: unknown, siteUrl: string, further = contactLanguages): ContactTexts {
  const base = new URL(siteUrl).pathname.replace(/\/?$/, '/')
  if (typeof address !== 'string' || !address.startsWith(base)) return main
  const folder = address.slice(base.length).split('/', 1)[0] ?? ''
  return Object.hasOwn(further, folder) ? (further[folder] ?? main) : main
}
