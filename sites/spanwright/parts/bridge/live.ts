import { bridge, road } from './texts-truss.ts'
import { bridgeTexts } from './texts.ts'
import { announce } from '#components/app/announcer.ts'
import { drawnOf, figureAt, stateAt } from './state.ts'
import type { Joint } from './texts-truss.ts'

/** How close a pointer must be to a member to select it, and to the truck to grab it, in drawing units. */
const reach = { member: 26, truck: 80 }

/** How far a point is from the line between two others. */
function distance({ x, y }: Joint, from: Joint, to: Joint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y)
}

/** The parts of the figure that ./figure.ts has drawn. */
function partsOf(frame: HTMLElement) {
  const svg = frame.querySelector('svg')
  const range = frame.querySelector('input')
  const choice = frame.querySelector('select')
  const button = frame.querySelector('button')
  if (!svg || !range || !choice || !button) throw new Error('The bridge is incomplete.')
  return { svg, range, choice, button }
}

/**
 * Brings the drawn bridge to life: the truck can be moved, members chosen, taken out and put back.
 * Does nothing if the bridge is already live.
 * @param signal Aborts it.
 */
export function attachBridge(frame: HTMLElement, signal: AbortSignal): void {
  if (frame.dataset['live'] !== undefined || signal.aborted) return
  frame.dataset['live'] = ''
  const { svg, range, choice, button } = partsOf(frame)
  const members = svg.querySelectorAll('.bridge__members path')
  const set = (selector: string, attributes: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(attributes))
      svg.querySelector(selector)?.setAttribute(name, value)
  }
  const write = (selector: string, text: string) => {
    const element = frame.querySelector(selector)
    if (element) element.textContent = text
  }

  let removed: number | undefined
  let isDragging = false
  /** A drag ends with a click, which must not choose a member. */
  let wasDragging = false
  /** Where the pointer is over the drawing, in pixels of the window. */
  let pointer: { clientX: number; clientY: number } | undefined
  let request = 0
  let state = stateAt(range.valueAsNumber)

  // The first option chooses nothing; the others are the members in their order.
  const chosen = () => (choice.selectedIndex > 0 ? choice.selectedIndex - 1 : undefined)

  const toDrawing = ({ clientX, clientY }: { clientX: number; clientY: number }): Joint => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
    return { x, y: -y }
  }

  const memberAt = (point: Joint): number | undefined => {
    const all = bridge.members.map(([from, to]) =>
      distance(point, state.joints[from] ?? point, state.joints[to] ?? point),
    )
    const least = Math.min(...all)
    return least < reach.member ? all.indexOf(least) : undefined
  }

  /** One step: reads everything before it writes anything, and writes only attributes of the drawing. */
  function draw(): void {
    request = 0
    const point = pointer && toDrawing(pointer)
    if (point && isDragging) range.value = String((point.x - road.left) / road.panel)
    state = stateAt(range.valueAsNumber, removed)
    const pointed = point && !isDragging ? memberAt(point) : undefined
    const shown = pointed ?? chosen() ?? state.busiest

    const drawn = drawnOf(state)
    drawn.members.forEach((attributes, index) => {
      for (const [name, value] of Object.entries(attributes)) members[index]?.setAttribute(name, value)
      members[index]?.toggleAttribute('data-shown', index === (pointed ?? chosen()))
    })
    set('.bridge__hollow', { d: drawn.hollow })
    set('.bridge__road', { d: drawn.road })
    set('.bridge__pins', { d: drawn.pins })
    set('.bridge__loose-pins', { d: drawn.loosePins })
    set('.bridge__truck', { transform: drawn.truck })
    set('.bridge__figure', figureAt(state, shown))
    write(
      '.bridge__figure',
      state.forces && shown !== removed ? bridgeTexts.force(state.forces[shown] ?? 0) : '',
    )
    range.setAttribute('aria-valuetext', bridgeTexts.place(state.at))
  }

  function sentence(): string {
    const { forces, loose, busiest, joints, at } = state
    if (removed !== undefined)
      return forces ? bridgeTexts.spared(removed) : bridgeTexts.fallen(removed, loose.length, joints.length)
    const all = bridgeTexts.state(at, busiest, forces?.[busiest] ?? 0)
    const one = chosen()
    return one === undefined ? all : `${bridgeTexts.chosen(one, forces?.[one] ?? 0)} ${all}`
  }

  /** After a step: updates the words, both for sighted visitors and for screen readers. */
  function say(): void {
    draw()
    write('.bridge__state', sentence())
    button.disabled = removed === undefined && chosen() === undefined
    button.textContent = removed === undefined ? bridgeTexts.takeOut : bridgeTexts.putBack
    announce(sentence())
  }

  const on = <Type extends keyof HTMLElementEventMap>(
    element: HTMLElement | SVGSVGElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => (element as HTMLElement).addEventListener(type, listener, { signal })
  const redraw = () => {
    request ||= requestAnimationFrame(draw)
  }

  on(range, 'input', redraw)
  on(range, 'change', say)
  on(choice, 'change', () => {
    // Another member is selected, so the removed one is put back.
    removed = undefined
    say()
  })
  on(button, 'click', () => {
    removed = removed === undefined ? chosen() : undefined
    say()
  })
  on(svg, 'pointerdown', (event) => {
    const { x, y } = toDrawing(event)
    const truck = road.left + state.at * road.panel
    isDragging = Math.hypot(x - truck, y - road.deck - 20) < reach.truck || Math.abs(y - road.deck) < 20
    wasDragging = isDragging
    if (!isDragging) return
    svg.setPointerCapture(event.pointerId)
    pointer = event
    redraw()
  })
  on(svg, 'pointermove', (event) => {
    pointer = event
    redraw()
  })
  const release = () => {
    if (!isDragging) return
    say()
    isDragging = false
  }
  on(svg, 'pointerup', release)
  on(svg, 'pointercancel', release)
  on(svg, 'pointerleave', () => {
    pointer = undefined
    redraw()
  })
  on(svg, 'click', (event) => {
    const member = memberAt(toDrawing(event))
    if (member === undefined || removed !== undefined || wasDragging) return
    choice.selectedIndex = member + 1
    say()
  })
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(request)
    delete frame.dataset['live']
  })
  // Input from before this code loaded still counts, and is announced.
  if (state.at !== road.panels / 2 || chosen() !== undefined) say()
  else draw()
}
