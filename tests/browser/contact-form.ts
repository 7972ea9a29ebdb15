import type { Page } from 'playwright/test'
import { words as answerTexts } from '../../.site/words/contact-answers.ts'
import { words as fieldTexts } from '../../.site/words/contact-fields.ts'
import { words as formTexts } from '../../.site/words/contact-form.ts'
import { templates } from '../../packages/audits/site/templates.ts'

/** The topic of the form on a page of a service or of a place: the last part of its address. */
export const topicOf = (route: string): string => route.split('/').at(-2) ?? ''

/** The topic of the form on the template's page of a service. */
export const serviceTopic = topicOf(templates.service)

export const field = (page: Page, name: keyof typeof fieldTexts) =>
  page.getByLabel(fieldTexts[name].label, { exact: true })
export const send = (page: Page) => page.getByRole('button', { name: formTexts.send })
export const summary = (page: Page) => page.getByRole('group', { name: answerTexts.summaryHeading })
export const outcome = (page: Page, kind: 'sent' | 'failed' | 'byMail') =>
  page.getByRole('heading', { name: answerTexts[kind].heading })

/** Fills in a short form, and sends it. */
export async function write(page: Page, mail: string): Promise<void> {
  await field(page, 'name').fill('Ada Example')
  await field(page, 'email').fill(mail)
  await field(page, 'message').fill('We copy orders by hand from email to the ledger.')
  await field(page, 'consent').check()
  // The click focuses the button first, which asks for the form's code as well.
  await send(page).click()
}
