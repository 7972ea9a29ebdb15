// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { words as tool } from '#.site/words/search-tool.ts'
import { words as texts } from '#.site/words/search.ts'
import { pageList, searchDocumentsPath } from '#model/search.ts'
import { at, mounted, namesIn, toolOf, type } from '#tests/mounted.tsx'
import { mostShown } from './status.ts'

// Workers keep their modules, and the search its documents.
vi.resetModules()
const { SearchDialog } = await import('./SearchDialog.tsx')
afterAll(() => void vi.resetModules())

const documents = Array.from({ length: mostShown + 1 }, (_, index) => ({
  path: `/services/${index}/`,
  title: `Bridge ${index}`,
  summary: 'Steel',
  headings: '',
  words: '',
}))
const ask = vi.fn<(address: string) => Promise<Response>>()
const links = () => [...document.querySelectorAll<HTMLElement>('.search__link')]
const status = () => at('.search__status').textContent

test('a failure is said, and can be retried; then the first pages are shown, and the best opens on Enter', async () => {
  vi.stubGlobal('fetch', ask)
  ask.mockResolvedValueOnce(new Response(null, { status: 404 }))
  const remove = mounted(<SearchDialog onClose={() => {}} />)
  expect(status()).toBe('')
  type(at('.search__field'), 'bridge')
  expect(status()).toBe(texts.loading)
  await expect.poll(() => status()).toBe(texts.failed)
  ask.mockRejectedValueOnce(new TypeError('offline'))
  at('.search__actions button').click()
  expect(document.activeElement).toBe(at('.search__field'))
  await expect.poll(() => ask).toHaveBeenCalledTimes(2)
  await expect.poll(() => status()).toBe(texts.failed)
  ask.mockImplementation(async () => Response.json(documents))
  at('.search__actions button').click()
  await expect.poll(() => links()).toHaveLength(mostShown)
  expect(ask).toHaveBeenLastCalledWith(searchDocumentsPath)
  expect(document.querySelector('.search__actions button')).toBeNull()
  expect(at('.search__field').getAttribute('spellcheck')).toBe('false')
  expect(at('.search__field')).toHaveProperty('value', 'bridge')
  expect(at('.search__all').getAttribute('href')).toBe(pageList.href)
  const focusAfter = (key: string, isComposing = false) => {
    const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented && document.activeElement?.textContent
  }
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']
  expect(keys.map((key) => focusAfter(key))).toEqual(['', false, 'Bridge 0', 'Bridge 1', 'Bridge 0', ''])
  expect(focusAfter('ArrowDown', true)).toBe(false)
  at('.search__all').focus()
  expect(focusAfter('ArrowDown')).toBe(false)
  const pressed = vi.fn<(event: Event) => void>()
  links()[0]!.addEventListener('click', pressed)
  at('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(pressed).toHaveBeenCalledOnce()
  remove()
  // The next time, they are there.
  mounted(<SearchDialog onClose={() => {}} />)
  type(at('.search__field'), 'bridge 3')
  await expect.poll(() => links().map((link) => link.getAttribute('href'))).toContain('/services/3/')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a browser’s agent is told of the tool and its field, if the browser knows agents; only the visitor sends it', () => {
  vi.stubGlobal('fetch', ask)
  const declared = () => {
    const remove = mounted(<SearchDialog onClose={() => {}} />)
    const found = { ...toolOf(at('form')), fields: namesIn(at('form')) }
    remove()
    return found
  }
  expect(declared()).toEqual({ fields: ['words'] })
  Object.assign(document, { modelContext: {} })
  expect(declared()).toEqual({ ...tool, fields: ['words'] })
  delete (document as { modelContext?: object }).modelContext
})
