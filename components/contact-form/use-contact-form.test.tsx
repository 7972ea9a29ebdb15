// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words as answers } from '#.site/words/contact-answers.ts'
import { words as fields } from '#.site/words/contact-fields.ts'
import { words as tool } from '#.site/words/contact-tool.ts'
import { contactDraftKey } from '#model/contact-draft.ts'
import { at, mounted, namesIn, toolOf, type } from '#tests/mounted.tsx'
import { ContactForm } from './ContactForm.tsx'

const world = vi.hoisted(() => ({ endpoint: '', isBroken: false, loads: 0 }))
vi.mock('./endpoint.ts', () => ({
  get contactEndpoint() {
    return world.endpoint
  },
}))
vi.mock('./conversation.ts', async (original) => {
  const { Answer, startConversation } = await original<typeof import('./conversation.ts')>()
  return {
    Answer,
    get startConversation() {
      world.loads++
      if (world.isBroken) throw new Error('The code could not be loaded')
      return startConversation
    },
  }
})

let remove = () => {}
const topics = [{ value: 'saas', label: 'W1' }]
const open = (previousPath?: string, html = '<p id="announcer"></p>') => {
  remove = mounted(<ContactForm topics={topics} previousPath={previousPath} />, html)
}
const form = () => at('.contact-form') as HTMLFormElement
const field = (name: string) => at(`#contact-${name}`) as HTMLInputElement
const send = () => at('.contact-form [type=submit]').click()
const summary = () => document.querySelector('.error-summary')

beforeEach(() => {
  Object.assign(world, { endpoint: '', isBroken: false, loads: 0 })
  document.title = 'Contact'
})
afterEach(() => sessionStorage.clear())

const fill = () => {
  type(field('name'), 'Ada Example')
  type(field('email'), 'ada@example.com')
  type(field('message'), 'A few words about it.')
  field('topic').value = 'other'
  field('consent').checked = true
}

test('faults take the focus and lead to their fields; without a backend, a complete message can be copied', async () => {
  open()
  expect(form().noValidate).toBe(false)
  field('name').focus()
  expect(form().noValidate).toBe(true)
  send()
  await expect.poll(() => document.activeElement?.className).toBe('error-summary')
  expect(document.title).toBe(`${answers.titlePrefix}Contact`)
  const link = at('.error-summary a[href="#contact-message"]')
  link.click()
  expect(document.activeElement).toBe(field('message'))
  fill()
  type(field('message'), 'A few words about this.')
  await expect.poll(summary).toBeNull()
  await expect.poll(() => document.title).toBe('Contact')
  send()
  await expect.poll(() => document.activeElement?.textContent).toBe(answers.byMail.heading)
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'))
  const button = at('.outcome__ways button')
  button.click()
  await expect.poll(() => copy).toHaveBeenCalledOnce()
  expect(button.textContent).toBe(answers.failed.copy)
  copy.mockResolvedValue()
  button.click()
  await expect.poll(() => button.textContent).toBe(answers.failed.copied)
  expect(copy.mock.lastCall?.[0]).toContain(`${fields.message.label}: A few words about this.`)
  expect(at('#announcer').textContent).toBe(answers.failed.copied)
})

test('a navigation keeps the title of the next page', async () => {
  open()
  send()
  field('name').focus()
  send()
  await expect.poll(() => document.title).toBe(`${answers.titlePrefix}Contact`)
  document.title = 'Next'
  remove()
  expect(document.title).toBe('Next')
})

test.each([
  ['the page before', '/services/saas/', '', 'saas'],
  ['the address', '/services/other/', '?about=saas', 'saas'],
  ['the draft', undefined, '', 'other'],
  ['no service that the form knows', '/services/', '?about=nothing', ''],
  ['no service that another page is named after', '/blog/services/saas/', '', ''],
  ['no service of another site', 'https://other.example/services/saas/', '', ''],
])('the topic is that of %s', async (_what, previousPath, search, topic) => {
  const draft = { name: 'Ada', ...(topic === 'other' && { topic }) }
  sessionStorage.setItem(contactDraftKey, JSON.stringify({ fields: draft, idempotencyKey: 'a' }))
  history.replaceState(null, '', `/contact/${search}`)
  open(previousPath)
  await expect.poll(() => field('name').value).toBe('Ada')
  expect(field('topic').value).toBe(topic)
  expect(field('topic')).toHaveProperty('selectedIndex', ['', 'saas', 'other'].indexOf(topic))
  history.replaceState(null, '', '/')
})

test('what is typed is kept, and a form sent before the app has started is answered by it', async () => {
  const request = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit')
  document.documentElement.dataset['pressed'] = 'contact-form'
  open()
  expect(request).toHaveBeenCalledOnce()
  remove()
  open()
  expect(request).toHaveBeenCalledOnce()
  type(field('name'), 'Ada')
  await expect.poll(() => sessionStorage.getItem(contactDraftKey)).toContain('Ada')
})

test('if its code can’t be loaded, the form says so and can be sent again, or the function takes it', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  world.isBroken = true
  open()
  field('name').focus()
  expect(document.querySelector('[role=alert]')).toBeNull()
  send()
  await expect.poll(() => document.querySelector('[role=alert]')).not.toBeNull()
  world.isBroken = false
  at('.late-failure button').click()
  await expect.poll(summary).not.toBeNull()
  expect(document.querySelector('[role=alert]')).toBeNull()
  remove()
  Object.assign(world, { endpoint: '/contact', isBroken: true })
  open()
  field('name').focus()
  expect(submit).not.toHaveBeenCalled()
  send()
  await expect.poll(() => submit).toHaveBeenCalledOnce()
})

test('its code is loaded once, at the first focus; if that fails, at the next', async () => {
  world.isBroken = true
  open()
  expect(world.loads).toBe(0)
  field('name').focus()
  await expect.poll(() => world.loads).toBe(1)
  world.isBroken = false
  field('email').focus()
  await expect.poll(() => world.loads).toBe(2)
  field('message').focus()
  send()
  await expect.poll(summary).not.toBeNull()
  expect(world.loads).toBe(2)
})

test('a browser’s agent is told of the tool and its fields, if the browser knows agents; only the visitor sends it', () => {
  Object.assign(document, { modelContext: {} })
  open()
  expect(toolOf(form())).toEqual(tool)
  expect(namesIn(form())).not.toContainEqual(expect.not.stringMatching(/^[a-z]+$/))
  remove()
  delete (document as { modelContext?: object }).modelContext
  open()
  expect(form().hasAttribute('toolname')).toBe(false)
})
