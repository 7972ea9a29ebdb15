import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followReading } from './reading-position.ts'

/** An element in the page; only what the reading aids ask of one. */
class Element {
  readonly role: 'text' | 'field'
  readonly isFocused: boolean
  constructor(role: 'text' | 'field', isFocused = false) {
    this.role = role
    this.isFocused = isFocused
  }
  closest = (selector: string) => (this.role === 'field' && selector.startsWith('input, ') ? this : null)
  matches = () => this.isFocused
  getBoundingClientRect = () => ({ top: 100, bottom: 140 })
}

const draw = vi.fn<(center: number, focused: unknown) => void>()
const remove = vi.fn<() => void>()
let page = new EventTarget()
let isLayerOpen = false
const focused = new Element('text', true)

beforeEach(() => {
  page = new EventTarget()
  isLayerOpen = false
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === ':focus-visible' ? focused : isLayerOpen ? focused : null,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** What happens in the page: an event with these properties. @returns Whether the page still reacts to it. */
function happen(type: string, properties: object = {}): boolean {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value })
  return page.dispatchEvent(event)
}
const press = (key: string, more: object = {}) =>
  happen('keydown', { key, target: new Element('text'), ...more })
const center = () => draw.mock.lastCall?.[0]

test('the aid begins in the upper third, and follows pointer, touch and keyboard focus', () => {
  followReading({ draw, remove })
  expect(draw.mock.calls).toEqual([[200, focused]])
  happen('pointermove', { clientY: 50 })
  expect(center()).toBe(50)
  happen('touchmove', { touches: [{ clientY: 70 }] })
  expect(center()).toBe(70)
  happen('touchmove', { touches: [] })
  happen('focusin', { target: new Element('text', false) })
  happen('focusin', { target: null })
  expect(center()).toBe(70)
  happen('focusin', { target: new Element('text', true) })
  expect(center()).toBe(120)
})

test.each(['scroll', 'resize'])('it is drawn again on %s', (type) => {
  followReading({ draw, remove })
  happen(type)
  expect(draw.mock.calls).toEqual([
    [200, focused],
    [200, focused],
  ])
})

test('arrow keys move it by a line, and the page instead at its edges', () => {
  followReading({ draw, remove })
  expect(press('ArrowDown')).toBe(false)
  expect(center()).toBe(232)
  expect(press('ArrowUp')).toBe(false)
  expect(center()).toBe(200)
  expect(press('ArrowLeft')).toBe(true)
  happen('pointermove', { clientY: 590 })
  expect(press('ArrowDown')).toBe(true)
  happen('pointermove', { clientY: 10 })
  expect(press('ArrowUp')).toBe(true)
  expect(center()).toBe(10)
})

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'keys with %s are not for it, nor those in fields',
  (modifier) => {
    followReading({ draw, remove })
    expect(press('ArrowDown', { [modifier]: true })).toBe(true)
    expect(press('ArrowDown', { target: new Element('field') })).toBe(true)
    expect(press('ArrowDown', { target: page })).toBe(false)
    isLayerOpen = true
    expect(press('ArrowDown')).toBe(true)
    expect(press('Escape')).toBe(true)
    expect(remove).not.toHaveBeenCalled()
    expect(center()).toBe(232)
  },
)

test('Escape ends it, unless it has closed a dialog, and so does its profile', () => {
  const end = followReading({ draw, remove })
  press('Escape', { defaultPrevented: true })
  press('Enter')
  expect(remove).not.toHaveBeenCalled()
  press('Escape', { target: new Element('field') })
  expect(remove).toHaveBeenCalledOnce()
  draw.mockClear()
  expect(press('ArrowDown')).toBe(true)
  for (const type of ['pointermove', 'scroll', 'resize', 'focusin']) happen(type)
  expect(draw).not.toHaveBeenCalled()
  end()
  expect(remove).toHaveBeenCalledTimes(2)
})

test('nothing is drawn in a frame that comes after its end', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  followReading({ draw, remove })()
  for (const frame of frames) frame()
  expect(frames).toHaveLength(1)
  expect(draw).not.toHaveBeenCalled()
})
