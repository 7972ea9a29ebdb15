import { bridge } from './lenticular.ts'
import type { Joint } from './truss.ts'
import { drawnOf, figureAt, type BridgeState } from './state.ts'
import { baseline, labelOf, middleOf, placed } from './labels.ts'
import type { Names } from './names.ts'

export interface Shown {
  state: BridgeState
  /** The joints as drawn, which may still be moving toward those of the state. */
  joints: readonly Joint[]
  names: Names
  /** The member that is pointed at or chosen. */
  marked: number | undefined
  /** The member whose force is shown, and the text. */
  figure: { index: number; text: string }
}

type Attributes = Readonly<Record<string, string | number>>

function setAll(element: Element | null | undefined, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value))
}

/**
 * Prepares the drawing of ./figure.ts for updates, and adds the visitor's names to it.
 * @param signal Removes the names.
 * @returns Draws one step: reads everything before it writes anything, and writes only attributes.
 */
export function createPicture(svg: SVGSVGElement, signal: AbortSignal) {
  const members = svg.querySelectorAll('.bridge__members path')
  const create = <Name extends 'g' | 'path' | 'text'>(name: Name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name)
  const set = (part: string, attributes: Attributes) =>
    setAll(svg.querySelector(`.bridge__${part}`), attributes)

  const group = svg.appendChild(create('g'))
  group.classList.add('bridge__names')
  signal.addEventListener('abort', () => group.remove())
  let written: Names = new Map()
  let texts: SVGTextElement[] = []

  function write(names: Names): void {
    texts = Array.from(names.values(), (name) => Object.assign(create('text'), { textContent: name }))
    group.replaceChildren(create('path'), ...texts)
    written = names
  }

  /** The places of the names, and of the force after them. Reads the layout. */
  function layOut({ state, names, figure }: Shown) {
    if (names !== written) write(names)
    const height = Number.parseFloat(getComputedStyle(group).fontSize) * 1.1
    const { x, y } = figureAt(state, figure.index)
    const force = { x, y: y - height * baseline, width: height * 7, height }
    const labels = [...names.keys()].map((index, at) =>
      labelOf(index, (texts[at]?.getComputedTextLength() ?? 0) + height, height),
    )
    return placed([...labels, ...(figure.text ? [force] : [])]).map((label) => ({
      x: Math.round(label.x),
      y: Math.round(label.y + height * baseline),
    }))
  }

  return (shown: Shown): void => {
    const { state, joints, names, marked, figure } = shown
    const places = layOut(shown)
    const drawn = drawnOf({ ...state, joints })
    drawn.members.forEach((attributes, index) => {
      setAll(members[index], attributes)
      members[index]?.toggleAttribute('data-shown', index === marked)
    })
    for (const [part, d] of Object.entries(drawn.paths)) set(part, { d })
    set('truck', { transform: drawn.truck })

    // A name sinks with its part. A line connects them only if other names have pushed it away.
    const lines = [...names.keys()].map((index, at) => {
      const [rest, now] = [middleOf(index, bridge.joints), middleOf(index, joints)]
      const place = places[at] ?? rest
      const moved = { x: Math.round(place.x + now.x - rest.x), y: Math.round(place.y + now.y - rest.y) }
      setAll(texts[at], moved)
      texts[at]?.toggleAttribute('data-out', index === state.removed)
      // If the name is near, the line would be a speck.
      return Math.abs(place.y - rest.y) > 60
        ? `M${Math.round(now.x)} ${Math.round(now.y)}L${moved.x} ${moved.y}`
        : ''
    })
    set('names path', { d: lines.join('') })
    set('figure', places[names.size] ?? {})
    const words = svg.querySelector('.bridge__figure')
    if (words) words.textContent = figure.text
  }
}
