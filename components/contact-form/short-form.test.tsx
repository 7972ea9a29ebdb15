// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#components/app/after-paint.ts'
import { contactDraftKey } from '#model/contact-draft.ts'
import { at, mounted } from '#tests/mounted.tsx'
import { isWanted, ShortForm } from './ShortForm.tsx'

const loading = vi.hoisted(() => ({ tries: 0, isBroken: true }))
vi.mock('./ShortFormFields.tsx', async (original) => {
  loading.tries += 1
  if (loading.isBroken) throw new Error('The code could not be loaded')
  return original()
})

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

test('if its code can’t be loaded, the form works as HTML; one that needs it says so, and can be sent again', async () => {
  const alert = () => document.querySelector('[role=alert]')
  mounted(<ShortForm topic="saas" page="/about/" />, html)
  at('input').focus()
  await expect.poll(() => loading.tries).toBe(1)
  await afterPaint()
  expect(alert()).toBeNull()
  dataset['pressed'] = 'contact-form'
  happen('submit', at('form'))()
  await expect.poll(alert).not.toBeNull()
  loading.isBroken = false
  at('.late-failure button').click()
  await expect.poll(() => document.querySelector('#part [name=topic]')?.getAttribute('value')).toBe('saas')
  expect(at('#part [name=page]').getAttribute('value')).toBe('/about/')
  expect(alert()).toBeNull()
  expect(loading.tries).toBe(3)
})
