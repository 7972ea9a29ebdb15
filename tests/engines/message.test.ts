import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as answerTexts } from '../../.site/words/contact-answers.ts'
import { startSiteWithBackend, type SiteWithBackend } from '../browser/site-with-backend.ts'
import { firefox } from '../../packages/audits/browser/firefox.ts'
import { hydrated } from './hydrated.ts'
import type { Session } from '../../packages/audits/browser/session.ts'
import { rejection, store } from '../../packages/audits/browser/visitor.ts'
import { webkit } from '../../packages/audits/browser/webkit.ts'

let site: SiteWithBackend
beforeAll(async () => {
  site = await startSiteWithBackend()
})
afterAll(async () => site?.stop())

const message = 'We copy orders by hand from email to the ledger.'

describe.each([firefox, webkit])('in $name', ({ name, start }) => {
  let browser: Session
  beforeAll(async () => {
    browser = await start()
    await browser.resize(1280, 900)
  })
  afterAll(async () => browser?.stop())

  test('a message arrives in the database exactly once', async () => {
    const mail = `${name.toLowerCase()}@company.example`
    await browser.open(`${site.url}/contact/`)
    await browser.run(store, rejection())
    await browser.open(`${site.url}/contact/`)
    await hydrated(browser)
    await browser.click('.contact-form [name=name]')
    await browser.type('Ada Example')
    await browser.click('.contact-form [name=email]')
    await browser.type(mail)
    await browser.run(() => {
      const topic = document.querySelector<HTMLSelectElement>('.contact-form [name=topic]')
      if (!topic) return
      topic.value = 'other'
      topic.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await browser.click('.contact-form [name=message]')
    await browser.type(message)
    await browser.click('.contact-form [name=consent]')
    await browser.click('.contact-form [type=submit]')
    await expect
      .poll(() => browser.run(() => document.activeElement?.textContent))
      .toBe(answerTexts.sent.heading)
    const { data } = await site.service.from('contact_messages').select().eq('email', mail)
    expect(data).toEqual([expect.objectContaining({ name: 'Ada Example', topic: 'other', message })])
  })
})
