import { bridge, bridgeTexts, road } from '#content/demonstrations/bridge.ts'
import { announce } from '#renderer/announcer.ts'
import { stateAt, strokeOf, type BridgeState } from './state.ts'
import type { Joint } from './truss.ts'

/** How near a pointer must be to a member to mean it, in units of the drawing. */
const reach = 26

/** How far a point is from a member. */
function distance({ x, y }: Joint, from: Joint, to: Joint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y)
}

const attached = new WeakSet<Element>()

/**
 * Brings the drawn bridge to life: the truck can be moved, members chosen and taken out.
 * Does nothing to a bridge that lives already.
 * @param frame What holds the figure of content/drawings/bridge.ts.
 * @param signal Ends it.
 */
export function attachBridge(frame: HTMLElement, signal: AbortSignal): void {
  if (attached.has(frame) || signal.aborted) return
  const svg = frame.querySelector('svg')
  const range = frame.querySelector('input')
  const choice = frame.querySelector('select')
  const button = frame.querySelector('button')
  const words = frame.querySelector('.bridge__state')
  const truck = frame.querySelector('.bridge__truck')
  const figure = frame.querySelector('.bridge__figure')
  const lines = [...frame.querySelectorAll('#truss path')]
  if (!svg || !range || !choice || !button || !words || !truck || !figure) return
  attached.add(frame)

  let removed: number | undefined
  let pointed: number | undefined
  let isDragging = false
  let frameRequest = 0
  let state: BridgeState = stateAt(range.valueAsNumber)

  choice.append(...bridge.members.map((_, index) => new Option(bridgeTexts.option(index), String(index))))
  const chosen = () => (choice.value === '' ? undefined : Number(choice.value))

  function sentence(): string {
    const { forces, loose, busiest, joints } = state
    if (removed !== undefined)
      return forces
        ? bridgeTexts.spared(removed)
        : bridgeTexts.fallen(removed, Math.min(loose.length, joints.length))
    const at = range?.valueAsNumber ?? 0
    const picked = chosen()
    const main = bridgeTexts.state(at, busiest, forces?.[busiest] ?? 0)
    return picked === undefined ? main : `${bridgeTexts.chosen(picked, forces?.[picked] ?? 0)} ${main}`
  }

  function draw(): void {
    frameRequest = 0
    if (!range || !truck || !words || !figure || !button) return
    const at = range.valueAsNumber
    state = stateAt(at, removed)
    const shown = pointed ?? chosen()
    lines.forEach((line, index) => {
      const { class: kind, ...attributes } = strokeOf(state, index, removed)
      line.setAttribute('class', index === shown ? `${kind} chosen` : kind)
      for (const [name, value] of Object.entries(attributes)) line.setAttribute(name, value)
    })
    // Where the road has come down, the truck stands on it.
    const before = Math.floor(at)
    const sunk = (point: number) => {
      const joint = state.joints[point + 2 * road.panels - 1]
      return point > 0 && point < road.panels && joint ? road.deck - joint.y : 0
    }
    const drop = sunk(before) * (before + 1 - at) + sunk(before + 1) * (at - before)
    truck.setAttribute(
      'transform',
      `translate(${Math.round(road.left + at * road.panel)} ${Math.round(drop - road.deck)})`,
    )
    const [from, to] = (shown === undefined ? [] : (bridge.members[shown] ?? [])).map(
      (end) => state.joints[end],
    )
    if (shown !== undefined && from && to && state.forces && shown !== removed) {
      figure.setAttribute('x', String(Math.round((from.x + to.x) / 2)))
      figure.setAttribute('y', String(Math.round(-(from.y + to.y) / 2 - 14)))
      figure.textContent = bridgeTexts.force(state.forces[shown] ?? 0)
    } else figure.textContent = ''
    words.textContent = sentence()
    range.setAttribute('aria-valuetext', bridgeTexts.place(at))
    button.disabled = removed === undefined && chosen() === undefined
    button.textContent = removed === undefined ? bridgeTexts.takeOut : bridgeTexts.putBack
  }

  const redraw = () => {
    frameRequest ||= requestAnimationFrame(draw)
  }
  const say = () => {
    draw()
    announce(sentence())
  }
  const pointOf = (event: PointerEvent): Joint => {
    const matrix = svg.getScreenCTM()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse())
    return { x, y: -y }
  }
  const nearest = (point: Joint): number | undefined => {
    const all = bridge.members.map(([from, to]) =>
      distance(point, state.joints[from] ?? point, state.joints[to] ?? point),
    )
    const least = Math.min(...all)
    return least < reach ? all.indexOf(least) : undefined
  }
  const moveTo = ({ x }: Joint) => {
    range.value = String((x - road.left) / road.panel)
  }

  const on = { signal }
  range.addEventListener('input', redraw, on)
  range.addEventListener('change', say, on)
  choice.addEventListener('change', say, on)
  button.addEventListener(
    'click',
    () => {
      removed = removed === undefined ? chosen() : undefined
      say()
    },
    on,
  )
  svg.addEventListener(
    'pointerdown',
    (event) => {
      const point = pointOf(event)
      const onTruck =
        Math.hypot(point.x - road.left - range.valueAsNumber * road.panel, point.y - road.deck - 20) < 70
      if (onTruck || point.y < road.deck + 12) {
        isDragging = true
        svg.setPointerCapture(event.pointerId)
        moveTo(point)
      } else {
        const member = nearest(point)
        choice.value = member === undefined || removed !== undefined ? choice.value : String(member)
        say()
      }
      redraw()
    },
    on,
  )
  svg.addEventListener(
    'pointermove',
    (event) => {
      const point = pointOf(event)
      if (isDragging) moveTo(point)
      pointed = isDragging || event.pointerType === 'touch' ? undefined : nearest(point)
      redraw()
    },
    on,
  )
  const release = () => {
    if (isDragging) say()
    isDragging = false
  }
  svg.addEventListener('pointerup', release, on)
  svg.addEventListener('pointercancel', release, on)
  svg.addEventListener(
    'pointerleave',
    () => {
      pointed = undefined
      redraw()
    },
    on,
  )
  signal.addEventListener('abort', () => attached.delete(frame))
  draw()
}
