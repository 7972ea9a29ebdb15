// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at } from '#tests/mounted.tsx'
import { followReading } from './reading-position.ts'

const draw = vi.fn<(center: number, focused: unknown) => void>()
const remove = vi.fn<() => void>()
let end = () => {}
const follow = () => (end = followReading({ draw, remove }))

beforeEach(() => {
  document.body.innerHTML = '<p></p><input><button></button>'
  at('button').getBoundingClientRect = () => DOMRect.fromRect({ y: 100, height: 40 })
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
})
afterEach(() => {
  end()
})

/** What happens to an element: an event with these properties. @returns Whether the page still reacts to it. */
function happen(type: string, properties: object = {}, target: EventTarget = at('p')): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true })
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value })
  return target.dispatchEvent(event)
}
const press = (key: string, more: object = {}, target?: EventTarget) =>
  happen('keydown', { key, ...more }, target)
const centers = () => draw.mock.calls.map(([place]) => place)
const center = () => centers().at(-1)

test('the aid begins in the upper third, and follows pointer, touch and keyboard focus', () => {
  follow()
  expect(centers()).toEqual([200])
  happen('pointermove', { clientY: 50 })
  expect(center()).toBe(50)
  happen('touchmove', { touches: [{ clientY: 70 }] })
  expect(center()).toBe(70)
  happen('touchmove', { touches: [] })
  happen('focusin')
  happen('focusin', {}, window)
  expect(center()).toBe(70)
  at('button').focus()
  expect(draw).toHaveBeenLastCalledWith(120, at('button'))
})

test.each(['scroll', 'resize'])('it is drawn again on %s', (type) => {
  follow()
  happen(type)
  expect(centers()).toEqual([200, 200])
})

test('arrow keys move it by a line, and the page instead at its edges', () => {
  follow()
  expect(press('ArrowDown')).toBe(false)
  expect(center()).toBe(232)
  expect(press('ArrowUp')).toBe(false)
  expect(center()).toBe(200)
  expect(press('ArrowLeft')).toBe(true)
  happen('pointermove', { clientY: 590 })
  expect(press('ArrowDown')).toBe(true)
  happen('pointermove', { clientY: 32 })
  expect(press('ArrowUp')).toBe(false)
  expect(press('ArrowUp')).toBe(true)
  expect(center()).toBe(0)
})

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'keys with %s are not for it, nor those in fields or beside a dialog',
  (modifier) => {
    follow()
    expect(press('ArrowDown', { [modifier]: true })).toBe(true)
    expect(press('ArrowDown', {}, at('input'))).toBe(true)
    expect(press('ArrowDown', {}, window)).toBe(false)
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
    expect(press('ArrowDown')).toBe(true)
    expect(press('Escape')).toBe(true)
    expect(remove).not.toHaveBeenCalled()
    expect(center()).toBe(232)
  },
)

test('Escape ends it, unless it has closed a dialog, and so does its profile', () => {
  follow()
  press('Escape', { defaultPrevented: true })
  press('Enter')
  expect(remove).not.toHaveBeenCalled()
  press('Escape', {}, at('input'))
  expect(remove).toHaveBeenCalledOnce()
  draw.mockClear()
  expect(press('ArrowDown')).toBe(true)
  for (const type of ['pointermove', 'scroll', 'resize']) happen(type)
  at('button').focus()
  expect(draw).not.toHaveBeenCalled()
  end()
  expect(remove).toHaveBeenCalledTimes(2)
})

test('nothing is drawn in a frame that comes after its end', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  follow()()
  for (const frame of frames) frame()
  expect(frames).toHaveLength(1)
  expect(draw).not.toHaveBeenCalled()
})
