import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { site } from '#model/site.ts'
import { FormFrame } from './FormFrame.tsx'

const firm = vi.hoisted(() => ({ isMadeUp: false }))
vi.mock('#.site/site.ts', async (original) => ({
  ...(await original<object>()),
  get demonstration() {
    return firm.isMadeUp
  },
}))
vi.mock('./endpoint.ts', () => ({ contactEndpoint: '' }))

const render = () => renderToStaticMarkup(<FormFrame>{() => null}</FormFrame>)

test('without scripts or a backend, the form names the mailbox, unless nobody reads it', () => {
  expect(render()).toContain(` ${site.email}</noscript>`)
  firm.isMadeUp = true
  expect(render()).toContain('</noscript>')
  expect(render()).not.toContain(site.email)
})
