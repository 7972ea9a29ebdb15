// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { contactDraftKey } from '#model/contact-draft.ts'
import { at } from '#tests/mounted.tsx'
import { isWanted } from './ShortForm.tsx'

const html = '<a href="/"></a><form class="contact-form"><input></form>'
const { dataset } = document.documentElement

beforeEach(() => {
  document.body.innerHTML = html
  sessionStorage.clear()
  delete dataset['pressed']
})

/** Whether the code of the form loads now. */
const loads = (isRetry: boolean, act = () => {}): Promise<boolean> => {
  const wanted = isWanted(isRetry).then(() => true)
  act()
  return Promise.race([wanted, new Promise<false>((resolve) => setTimeout(() => resolve(false)))])
}
const happen = (type: string, target: EventTarget) => () =>
  void target.dispatchEvent(new Event(type, { bubbles: true }))

test('on the first page, nothing loads for a form that nobody uses', async () => {
  expect(await loads(false)).toBe(false)
  expect(await loads(false, happen('focusin', at('a')))).toBe(false)
  expect(await loads(false, happen('focusin', window))).toBe(false)
  expect(await loads(false, happen('click', at('input')))).toBe(false)
})

test.each(['focusin', 'submit'])('%s in the form loads its code', async (type) => {
  expect(await loads(false, happen(type, at('input')))).toBe(true)
})

test.each([
  ['it has the focus already', () => at('input').focus()],
  ['it has been sent already', () => (dataset['pressed'] = 'contact-form')],
  ['there is a draft', () => sessionStorage.setItem(contactDraftKey, '{}')],
  ['the app shows a further page', () => at('form').remove()],
])('if %s, its code loads at once, but not again after a failure', async (_what, prepare) => {
  prepare()
  expect(await loads(false)).toBe(true)
  expect(await loads(true)).toBe(false)
  document.body.innerHTML = html
  expect(await loads(true, happen('submit', at('input')))).toBe(true)
})
