import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#model/site.ts'

const firm = vi.hoisted(() => ({ isMadeUp: false }))
vi.mock('#.site/site.ts', async (original) => ({
  ...(await original<object>()),
  get demonstration() {
    return firm.isMadeUp
  },
}))
vi.mock('./endpoint.ts', () => ({ contactEndpoint: '' }))

// Workers keep their modules from one file to the next.
vi.resetModules()
const { FormFrame } = await import('./FormFrame.tsx')
const { OtherWays } = await import('./Outcome.tsx')
afterAll(() => void vi.resetModules())
beforeEach(() => void (firm.isMadeUp = false))

const draft = {
  name: 'Ada',
  email: '',
  company: '',
  phone: '',
  topic: '',
  budget: '',
  message: 'The ledger',
  consent: '',
}
const otherWays = () =>
  renderToStaticMarkup(<OtherWays heading="It failed" reason="No answer." draft={draft} />)
const form = () => renderToStaticMarkup(<FormFrame>{() => null}</FormFrame>)

test('a message that could not be sent goes by mail, with its text, or by phone', () => {
  expect(otherWays()).toMatch(/href="mailto:[^"]*The%20ledger"/)
  expect(otherWays()).toContain('href="tel:')
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
