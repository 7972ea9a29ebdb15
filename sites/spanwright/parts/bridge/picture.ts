import { bridge, type Joint } from './texts-truss.ts'
import { drawnOf, figureAt, type BridgeState } from './state.ts'
import { labelOf, middleOf, placed } from './labels.ts'
import type { Names } from './names.ts'

export interface Shown {
  state: BridgeState
  /** Where the joints are drawn: on their way to the state's. */
  joints: readonly Joint[]
  names: Names
  /** The member that is pointed at or chosen. */
  marked: number | undefined
  /** The member whose force is written at it, and the words. */
  figure: { index: number; text: string }
}

type Attributes = Readonly<Record<string, string | number>>

function setAll(element: Element | null | undefined, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value))
}

/** How far below its middle a line of text stands, as a share of its height. */
const baseline = 0.32

/**
 * The drawing that ./figure.ts has made, with the visitor's names in it.
 * @param signal Takes the names out.
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

  /** Where the names stand, and the figure among them. Reads the layout. */
  function layOut({ state, names, figure }: Shown) {
    if (names !== written) write(names)
    const height = Number.parseFloat(getComputedStyle(group).fontSize) * 1.1
    const { x, y } = figureAt(state, figure.index)
    const force = { x: Number(x), y: Number(y) - height * baseline, width: height * 7, height }
    const labels = [...names.keys()].map((index, at) =>
      labelOf(index, (texts[at]?.getComputedTextLength() ?? 0) + height, height),
    )
    return placed([...labels, ...(figure.text ? [force] : [])]).map((label) => ({
      x: Math.round(label.x),
      y: Math.round(label.y + height * baseline),
    }))
  }

  /** Draws one step: reads everything before it writes anything, and writes only attributes of the drawing. */
  return (shown: Shown): void => {
    const { state, joints, names, marked, figure } = shown
    const places = layOut(shown)
    const drawn = drawnOf({ ...state, joints })
    drawn.members.forEach((attributes, index) => {
      setAll(members[index], attributes)
      members[index]?.toggleAttribute('data-shown', index === marked)
    })
    set('hollow', { d: drawn.hollow })
    set('road', { d: drawn.road })
    set('pins', { d: drawn.pins })
    set('loose-pins', { d: drawn.loosePins })
    set('truck', { transform: drawn.truck })

    // A name sinks with its part; the line between them shows only where other names have pushed it aside.
    const lines = [...names.keys()].map((index, at) => {
      const [rest, now] = [middleOf(index, bridge.joints), middleOf(index, joints)]
      const place = places[at] ?? rest
      const moved = { x: Math.round(place.x + now.x - rest.x), y: Math.round(place.y + now.y - rest.y) }
      setAll(texts[at], moved)
      texts[at]?.toggleAttribute('data-out', index === state.removed)
      // Near it, a line would be a speck.
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
