// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minimumMs } from '#contract/contact/limits.ts'
import { contactDraftKey } from '#model/contact-draft.ts'
import { startConversation, type Conversation } from './conversation.ts'
import { forgetDraft, readDraft } from './draft.ts'
import { hasDraft } from './has-draft.ts'
import { prefill } from './prefill.ts'
import type { FormState } from './state.ts'

const control = (name: string, value = '', type = 'text') => {
  const made = Object.assign(document.createElement('input'), { name, type, value })
  made.checked = type === 'checkbox' && value === 'on'
  return made
}
const formOf = (...controls: HTMLElement[]) => {
  const form = document.createElement('form')
  form.append(...controls)
  return form
}

const states: FormState[] = []
const phases = () => states.map(({ phase }) => phase)

beforeEach(() => {
  sessionStorage.clear()
  states.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/about/', href: 'https://firm.example/about/' })
})
afterEach(() => {
  forgetDraft()
})

const filled = () => [
  control('name', 'Ada Example'),
  control('email', 'ada@example.com'),
  control('topic', 'other'),
  control('message', 'A few words about it.'),
  control('consent', 'on', 'checkbox'),
]
const start = (form: HTMLFormElement, endpoint = '') =>
  startConversation(form, endpoint, (state) => void states.push(state))

/** A function that gives no challenge, and answers each message as listed; undefined if it can't be reached. */
const answering = (...answers: (object | undefined)[]) => {
  const fetched = vi.fn<typeof fetch>(async (_address, init) => {
    if (!init) return new Response(null, { status: 503 })
    const answer = answers.shift()
    if (!answer) throw new TypeError('offline')
    return Response.json(answer)
  })
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls.flatMap(([, init]) => (init ? [init.body as URLSearchParams] : []))
}

/** Sends at once: the timer that waits for a person's typing has no time left. */
async function send({ submit }: Pick<Conversation, 'submit'>) {
  const sending = submit()
  await vi.advanceTimersByTimeAsync(0)
  await sending
}

test('what is handed over can be read: choices by their text, and the page in place of its key', async () => {
  const choices = (name: string, html: string) =>
    Object.assign(document.createElement('select'), { name, innerHTML: html })
  const budgets = '<option value="">Choose</option><option value="low">Under $10,000</option>'
  const budget = choices('budget', budgets)
  const { submit } = await start(formOf(...filled(), budget, control('page-topic', 'saas', 'hidden')))
  await submit()
  expect(states.at(-1)?.draft).toMatchObject({ budget: '', 'page-topic': 'https://firm.example/about/' })
  budget.selectedIndex = 1
  await submit()
  expect(states.at(-1)?.draft).toMatchObject({ budget: 'Under $10,000' })
})

test('without a backend, a complete message is handed over', async () => {
  const { submit, Check } = await start(formOf(...filled()))
  await submit()
  expect(phases()).toEqual(['sending', 'by-mail'])
  expect(states.at(-1)?.draft).toMatchObject({ name: 'Ada Example', consent: 'on' })
  expect(Check).toBeUndefined()
})

test('a page on an insecure origin, whose crypto has no randomUUID, has the same form', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes })
  const { submit } = await start(formOf(...filled()))
  await submit()
  expect(phases()).toEqual(['sending', 'by-mail'])
})

test('an incomplete message is refused, with the faults of the fields in the form', async () => {
  const { submit } = await start(formOf(control('name'), control('message', 'Hi')))
  await submit()
  expect(Object.keys(states.at(-1)?.faults ?? {}).toSorted()).toEqual(['message', 'name'])
  expect(states.at(-1)).toMatchObject({ phase: 'editing', refusals: 1 })
})

test('an edit keeps the draft, with what only a longer form has, and removes corrected faults', async () => {
  const longer = formOf(
    control('company', 'Firm'),
    control('name', 'Ada'),
    control('consent', 'on', 'checkbox'),
  )
  await start(longer)
  const idempotencyKey = readDraft()?.idempotencyKey
  const name = control('name')
  const { edit, submit } = await start(
    formOf(name, control('message', 'Hi'), control('consent', '', 'checkbox')),
  )
  await submit()
  name.value = 'Ada Example'
  edit()
  expect(Object.keys(states.at(-1)?.faults ?? {})).toEqual(['message', 'consent'])
  expect(readDraft()).toEqual({
    fields: { company: 'Firm', name: 'Ada Example', message: 'Hi' },
    idempotencyKey,
  })
})

test('an untouched form leaves no draft', async () => {
  await start(formOf(control('name'), document.createElement('select')))
  expect([hasDraft(), states]).toEqual([false, []])
})

test('a message is sent once, no sooner than a person can type it, and then its draft is gone', async () => {
  const sent = answering({ ok: true, duplicate: false })
  const { submit } = await start(formOf(...filled()), '/contact')
  const { idempotencyKey = '' } = readDraft() ?? {}
  const sending = submit()
  await submit()
  await vi.advanceTimersByTimeAsync(minimumMs - 1)
  expect([sent().length, phases().at(-1)]).toEqual([0, 'slow'])
  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(sent()).toHaveLength(1)
  expect(Object.fromEntries(sent()[0]!)).toMatchObject({
    name: 'Ada Example',
    page: '/about/',
    elapsed: String(minimumMs),
    idempotencyKey,
  })
  expect([phases().at(-1), hasDraft()]).toEqual(['sent', false])
})

test('after a failure the message can be sent again; a quick answer is never slow', async () => {
  const sent = answering(undefined, { ok: false, code: 'busy', message: 'Later.' }, { ok: true })
  const form = await start(formOf(...filled()), '/contact')
  // The device has corrected its clock, which was wrong.
  vi.setSystemTime(0)
  await vi.advanceTimersByTimeAsync(minimumMs + 0.5)
  for (const reason of [expect.stringMatching(/./), 'Later.']) {
    await send(form)
    expect(states.at(-1)).toMatchObject({ phase: 'failed', reason, draft: { name: 'Ada Example' } })
  }
  expect(hasDraft()).toBe(true)
  await send(form)
  expect(phases()).not.toContain('slow')
  await vi.advanceTimersByTimeAsync(minimumMs)
  expect(phases().at(-1)).toBe('sent')
  expect(sent().map((body) => body.get('elapsed'))).toEqual(Array(3).fill(String(minimumMs + 1)))
})

test("the function's faults are shown at their fields; those of other fields are a failure", async () => {
  const refusal = (field: string) => ({
    ok: false,
    code: 'invalid',
    message: 'No.',
    fields: { [field]: 'long' },
  })
  answering(refusal('name'), refusal('company'))
  const form = await start(formOf(...filled()), '/contact')
  await vi.advanceTimersByTimeAsync(minimumMs)
  await send(form)
  expect(states.at(-1)).toMatchObject({ phase: 'editing', faults: { name: expect.any(String) } })
  await send(form)
  expect(states.at(-1)).toMatchObject({ phase: 'failed', reason: 'No.' })
})

test('if storage is blocked, the draft lasts as long as the document', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await start(formOf(control('name', 'Ada')))
  expect([hasDraft(), readDraft()?.fields]).toEqual([true, { name: 'Ada' }])
  forgetDraft()
  expect([hasDraft(), readDraft()]).toEqual([false, undefined])
})

test.each(['', 'junk', '1', 'null', '{"fields":{}}', '{"idempotencyKey":"a"}'])(
  'what is stored as %o is no draft',
  (text) => {
    sessionStorage.setItem(contactDraftKey, text)
    expect(readDraft()).toBeUndefined()
  },
)

test('the draft and the topic fill in what is empty', () => {
  const fields = { name: 'Ada', message: 'Draft', consent: 'on', topic: 'old', other: 'x' }
  sessionStorage.setItem(contactDraftKey, JSON.stringify({ fields, idempotencyKey: 'a' }))
  const controls = [
    control('name'),
    control('message', 'Typed'),
    control('consent', '', 'checkbox'),
    control('topic'),
  ]
  prefill(formOf(...controls), 'saas')
  expect(controls.map(({ value }) => value)).toEqual(['Ada', 'Typed', '', 'saas'])
  expect(controls[2]?.checked).toBe(true)
  const topic = control('topic')
  prefill(formOf(topic), undefined)
  expect(topic.value).toBe('old')
})
