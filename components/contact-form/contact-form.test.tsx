import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { words as fieldTexts } from '#.site/words/contact-fields.ts'
import { words as formTexts } from '#.site/words/contact-form.ts'
import { site } from '#model/site.ts'
import { initialState } from './state.ts'
import { Inputs, MessageField } from './fields.tsx'
import { FormFrame } from './FormFrame.tsx'
import { OtherWays } from './Outcome.tsx'
import { Answer } from './Answer.tsx'

const firm = vi.hoisted(() => ({ isMadeUp: false }))
vi.mock('#.site/site.ts', async (original) => ({
  ...(await original<object>()),
  get demonstration() {
    return firm.isMadeUp
  },
}))
const shown = vi.hoisted(() => ({ phase: 'editing', faults: {} }))
vi.mock('./use-contact-form.ts', () => ({
  useContactForm: () => ({ state: { ...initialState, ...shown }, Check: () => 'No robot' }),
}))
vi.mock('./endpoint.ts', () => ({ contactEndpoint: '' }))

beforeEach(() => {
  firm.isMadeUp = false
  Object.assign(shown, { phase: 'editing', faults: {} })
})

const draft = { name: 'Ada', email: '', company: 'Engine & Co', message: 'The ledger' }
const otherWays = () =>
  renderToStaticMarkup(<OtherWays heading="It failed" reason="No answer." draft={draft} />)
const form = () => renderToStaticMarkup(<FormFrame>{() => null}</FormFrame>)

test('a message that could not be sent goes by mail, with its text, or by phone', () => {
  const [, address = ''] = /href="(mailto:[^"]*)"/.exec(otherWays()) ?? []
  const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'))
  expect([pathname, searchParams.get('subject')]).toEqual([site.email, answerTexts.mailSubject])
  // Lines end as in mail (RFC 6068, section 5).
  expect(searchParams.get('body')).toBe(
    `${fieldTexts.name.label}: Ada\r\n${fieldTexts.company.label.split(/ ?\p{Ps}/u)[0]}: Engine & Co\r\n${fieldTexts.message.label}: The ledger`,
  )
  expect(otherWays()).toContain(`href="tel:${site.phone?.e164}"`)
})

test('for a made-up firm there are no links to mailbox and phone; the text can be copied', () => {
  firm.isMadeUp = true
  expect(otherWays()).not.toContain('href=')
  expect(otherWays()).toContain('The ledger</pre>')
})

test('without scripts or a backend, the form names the mailbox, unless nobody reads it', () => {
  expect(form()).toContain(` ${site.email}</noscript>`)
  firm.isMadeUp = true
  expect(form()).toContain('</noscript>')
  expect(form()).not.toContain(site.email)
})

test.each([
  ['editing', [formTexts.send], 0],
  ['failed', [formTexts.send], 0],
  ['sending', [formTexts.sending], 2],
  ['slow', [formTexts.sending, formTexts.checking], 2],
] as const)('in the phase %s, the form and its button say whether it is busy', (phase, texts, busy) => {
  shown.phase = phase
  const said = Object.values(formTexts).filter((text) => form().includes(`>${text}<`))
  expect(said.filter((text) => text !== formTexts.trap)).toEqual(texts)
  expect(form().match(/ aria-(?:busy|disabled)="true"/g) ?? []).toHaveLength(busy)
})

test('a message that has arrived takes the form’s place', () => {
  shown.phase = 'sent'
  expect(form()).toBe('')
})

test('the bot protection is beside the button', () => {
  expect(form()).toContain('No robot<div class="contact-form__wide contact-form__send">')
})

test('a field is tied to its hint and to its error, if it has them', () => {
  const [name = '', email = '', message = ''] = [
    <Inputs key="name" names={['name']} faults={{}} />,
    <Inputs key="email" names={['email']} faults={{}} />,
    <MessageField key="message" rows={4} fault="Too short." />,
  ].map((part) => renderToStaticMarkup(part))
  expect(name).not.toMatch(/ id="contact-name-|aria-describedby/)
  expect(email).toMatch(/ id="contact-email-hint">[^<]+.* aria-describedby="contact-email-hint"/)
  expect(message).toMatch(/-hint".*-fault".* aria-describedby="contact-message-hint contact-message-fault"/)
})

test('a missing consent is marked, with its message', () => {
  expect(form()).not.toContain('aria-invalid')
  shown.faults = { consent: 'Please agree.' }
  const [, id = '-'] = /aria-describedby="([^"]*)"[^>]* aria-invalid="true"/.exec(form()) ?? []
  expect(form()).toMatch(new RegExp(`<p [^>]*id="${id}">.*Please agree\\.</p>`))
})

test('each answer has its heading; while the form is edited or sent, only errors are listed, with links to their fields', () => {
  const answer = (change: object) =>
    renderToStaticMarkup(<Answer state={{ ...initialState, draft, ...change }} />)
  const headings = (['sent', 'failed', 'by-mail'] as const).map((phase) => answer({ phase }))
  const { sent, failed, byMail } = answerTexts
  for (const [index, { heading }] of [sent, failed, byMail].entries())
    expect(headings[index]).toContain(`<h3 tabindex="-1">${heading}</h3>`)
  expect(answer({ phase: 'failed', reason: 'Busy.' })).toContain(`Busy. ${failed.kept}`)
  for (const phase of ['editing', 'sending', 'slow']) expect(answer({ phase })).toBe('')
  const list = answer({ faults: { name: 'No name.', email: 'No address.' } })
  expect(list).toContain(`>${answerTexts.summaryHeading}</h3>`)
  expect(list).toContain('<a href="#contact-name">No name.</a>')
  expect(list).toContain('<a href="#contact-email">No address.</a>')
})
