// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { at, mounted } from '#tests/mounted.tsx'
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

const onClose = vi.fn<() => void>()
const opened = () =>
  mounted(
    <Dialog className="example" title="An example" closeLabel="Close" onClose={onClose}>
      <a href="#one">One</a>
      <a href="#two" target="_blank">
        Two
      </a>
      <form method="dialog">
        <button type="submit" value="yes">
          Yes
        </button>
      </form>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Send</button>
      </form>
    </Dialog>,
    '<main id="main" tabindex="-1"></main><span data-radix-focus-guard></span><button id="opener"></button>',
  )
const dialog = () => at('dialog') as HTMLDialogElement
const press = (selector: string, keys: MouseEventInit = {}) =>
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))

test.each([
  ['its cross', '.dialog__close button', ''],
  ['a link', 'a', ''],
  ['a button of its form', '[value=yes]', 'yes'],
])('%s hides it at once and closes it after the next frame', async (_what, selector, value) => {
  opened()
  press(selector)
  expect(dialog().dataset).toHaveProperty('hidden')
  expect(dialog().open).toBe(true)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(dialog().returnValue).toBe(value)
})

test.each([
  ['a link to a new tab', '[target]', {}],
  ['a link pressed with Control', 'a', { ctrlKey: true }],
  ['a link pressed with Command', 'a', { metaKey: true }],
  ['a link pressed with Shift', 'a', { shiftKey: true }],
  ['its words', 'h2', {}],
  ['a form that sends something', '[method=get] button', {}],
])('%s leaves it open', (_what, selector, keys) => {
  opened()
  press(selector, keys)
  expect(dialog().dataset).not.toHaveProperty('hidden')
})

test('Escape closes it, unless an input method gives up a word by that', async () => {
  opened()
  const escape = (isComposing: boolean) =>
    dialog().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }),
    )
  escape(true)
  expect(dialog().dataset).not.toHaveProperty('hidden')
  escape(false)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('it is modal, its guards are no tab stops, and the page keeps the place of its scrollbar', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const root = document.documentElement
  const clientWidth = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(innerWidth - 15)
  const remove = opened()
  expect(showModal).toHaveBeenCalledOnce()
  expect(document.querySelector('[data-radix-focus-guard]')).toBeNull()
  expect(root.className).toBe('scrollbar-place-kept')
  remove()
  expect(root.className).toBe('')
  clientWidth.mockReturnValue(innerWidth)
  opened()
  expect(root.className).toBe('')
})

test('the focus goes to the page if it would be lost, and else stays', () => {
  opened()()
  expect(document.activeElement?.id).toBe('main')
  const remove = opened()
  at('#opener').focus()
  remove()
  expect(document.activeElement?.id).toBe('opener')
})
