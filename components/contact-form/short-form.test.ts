import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isWanted } from './ShortForm.tsx'

const input = { closest: () => true }
const page = { form: true, active: {}, pressed: '', draft: '' }
let events = new EventTarget()

beforeEach(() => {
  events = new EventTarget()
  Object.assign(page, { form: true, active: {}, pressed: '', draft: '' })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('sessionStorage', { getItem: () => page.draft || null })
  vi.stubGlobal('document', {
    querySelector: () => (page.form ? { contains: (element: object) => element === input } : null),
    get activeElement() {
      return page.active
    },
    documentElement: { dataset: page },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Whether the code of the form loads now. */
const loads = (isRetry: boolean, act = () => {}): Promise<boolean> => {
  const wanted = isWanted(isRetry).then(() => true)
  act()
  return Promise.race([wanted, new Promise<false>((resolve) => setTimeout(() => resolve(false)))])
}
const happen = (type: string, target: object) => () => {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: target })
  events.dispatchEvent(event)
}

test('on the first page, nothing loads for a form that nobody uses', async () => {
  expect(await loads(false)).toBe(false)
  expect(await loads(false, happen('focusin', { closest: () => null }))).toBe(false)
  expect(await loads(false, happen('focusin', {}))).toBe(false)
  expect(await loads(false, happen('click', input))).toBe(false)
})

test.each(['focusin', 'submit'])('%s in the form loads its code', async (type) => {
  expect(await loads(false, happen(type, input))).toBe(true)
})

test.each([
  ['it has the focus already', { active: input }],
  ['it has been sent already', { pressed: 'contact-form' }],
  ['there is a draft', { draft: '{}' }],
  ['the app shows a further page', { form: false }],
])('if %s, its code loads at once, but not again after a failure', async (_what, change) => {
  Object.assign(page, change)
  expect(await loads(false)).toBe(true)
  expect(await loads(true)).toBe(false)
  expect(await loads(true, happen('submit', input))).toBe(true)
})
