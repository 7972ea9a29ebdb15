import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './Dialog.tsx'

const render = (hasLightDismiss: boolean) =>
  renderToStaticMarkup(
    <Dialog
      className="example"
      title="An example"
      closeLabel="Close"
      hasLightDismiss={hasLightDismiss}
      onClose={() => {}}
    >
      <p>Its words</p>
    </Dialog>,
  )

test('it is the browser’s own dialog, with a title and a cross', () => {
  expect(render(false)).toMatch(/^<dialog [^>]*class="dialog example"/)
  expect(render(false)).toMatch(/<h2 [^>]*class="dialog__title">An example<\/h2>/)
  expect(render(false)).toMatch(/<button [^>]*aria-label="Close"/)
})

test('it repeats nothing that a native dialog provides, and has nothing that the policy forbids', () => {
  expect(render(true)).not.toMatch(/ (?:role|tabindex|style)=|<style/)
})

test('a press outside it closes it only if that was requested', () => {
  expect(render(true)).toContain('closedby="any"')
  expect(render(false)).not.toContain('closedby')
})
