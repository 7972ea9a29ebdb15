import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { site } from '#model/site.ts'
import { FormFrame } from './FormFrame.tsx'
import { OtherWays } from './Outcome.tsx'

const firm = vi.hoisted(() => ({ isMadeUp: false }))
vi.mock('#.site/site.ts', async (original) => ({
  ...(await original<object>()),
  get demonstration() {
    return firm.isMadeUp
  },
}))
vi.mock('./endpoint.ts', () => ({ contactEndpoint: '' }))

const render = (isMadeUp: boolean) => {
  firm.isMadeUp = isMadeUp
  return {
    form: renderToStaticMarkup(<FormFrame>{() => null}</FormFrame>),
    otherWays: renderToStaticMarkup(
      <OtherWays heading="It failed" reason="No answer." draft={{ name: 'Ada', message: 'The ledger' }} />,
    ),
  }
}

test('without scripts or a backend, the form names the mailbox, unless nobody reads it', () => {
  expect(render(false).form).toContain(` ${site.email}</noscript>`)
  expect(render(true).form).toContain('</noscript>')
  expect(render(true).form).not.toContain(site.email)
})

test('a message that could not be sent goes by mail, with its text, or by phone', () => {
  const { otherWays } = render(false)
  expect(otherWays).toMatch(/href="mailto:[^"]*The%20ledger"/)
  expect(otherWays).toContain('href="tel:')
})

test('for a made-up firm there are no links to mailbox and phone; the text can be copied', () => {
  const { otherWays } = render(true)
  expect(otherWays).not.toContain('href=')
  expect(otherWays).toContain('The ledger</pre>')
})
