import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OtherWays } from './Outcome.tsx'

const firm = vi.hoisted(() => ({ isMadeUp: false }))
vi.mock('#.site/site.ts', async (original) => ({
  ...(await original<object>()),
  get demonstration() {
    return firm.isMadeUp
  },
}))

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
const render = () => renderToStaticMarkup(<OtherWays heading="It failed" reason="No answer." draft={draft} />)

test('a message that could not be sent goes by mail, with its text, or by phone', () => {
  expect(render()).toMatch(/href="mailto:[^"]*The%20ledger"/)
  expect(render()).toContain('href="tel:')
})

test('for a made-up firm there are no links to mailbox and phone; the text can be copied', () => {
  firm.isMadeUp = true
  expect(render()).not.toContain('href=')
  expect(render()).toContain('The ledger</pre>')
})
