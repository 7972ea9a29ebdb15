import { bridge, road } from './lenticular.ts'
import type { BridgeState } from './state.ts'
import type { Joint } from './truss.ts'

/** How close the pointer must be to select a member: in units of the drawing or, on a small one, in pixels. */
const reach = { units: 26, pixels: 22 }

/** The distance of a point from the line between two others. */
function distance({ x, y }: Joint, from: Joint, to: Joint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y)
}

/** The member closest to a point, if it is less than `within` away. */
function memberAt(point: Joint, joints: readonly Joint[], within: number): number | undefined {
  const all = bridge.members.map(([from, to]) => distance(point, joints[from] ?? point, joints[to] ?? point))
  const least = Math.min(...all)
  return least < within ? all.indexOf(least) : undefined
}

/** Whether a point is on the truck or on the road, where a drag moves the truck. */
const isTruckAt = ({ x, y }: Joint, at: number): boolean =>
  Math.hypot(x - road.left - at * road.panel, y - road.deck - 20) < 80 || Math.abs(y - road.deck) < 20

interface Followed {
  state: () => BridgeState
  onMove: () => void
  /** The truck has been released. */
  onRelease: () => void
  onTap: (member: number) => void
}

/**
 * Follows the mouse, pen or finger over the drawing: they drag the truck, and point at members and tap them.
 * @param range Holds the truck's place.
 */
export function followPointer(
  svg: SVGSVGElement,
  range: HTMLInputElement,
  signal: AbortSignal,
  { state, onMove, onRelease, onTap }: Followed,
) {
  /** While the truck is dragged, its place before. */
  let dragged: string | undefined
  /** A drag ends with a click, which must not remove a member. */
  let wasDragging = false
  let isPressed = false
  /** The last event with the pointer's position in the window, while it is over the drawing. */
  let pointer: MouseEvent | undefined

  const toDrawing = ({ clientX, clientY }: MouseEvent): Joint => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
    return { x, y: -y }
  }
  const pointedAt = (point: Joint) =>
    memberAt(point, state().joints, Math.max(reach.units, reach.pixels / (svg.getScreenCTM()?.a ?? 1)))

  const move = (event?: PointerEvent) => {
    pointer = event
    onMove()
  }
  const press = (event: PointerEvent) => {
    // The button of the context menu, which may swallow the release.
    if (event.button > 0) return
    isPressed = true
    wasDragging = isTruckAt(toDrawing(event), state().at)
    if (!wasDragging) return
    dragged = range.value
    svg.setPointerCapture(event.pointerId)
    move(event)
  }
  const release = () => {
    isPressed = false
    if (dragged) onRelease()
    dragged = undefined
  }
  const click = (event: MouseEvent) => {
    const point = toDrawing(event)
    const member = pointedAt(point)
    if (member !== undefined && !wasDragging && !isTruckAt(point, state().at)) onTap(member)
  }

  const on = (
    type: `pointer${'down' | 'move' | 'up' | 'cancel' | 'leave'}`,
    listener: (event: PointerEvent) => void,
  ) =>
    svg.addEventListener(
      type,
      (event) => {
        // A second finger moves nothing.
        if (event.isPrimary) listener(event)
      },
      { signal },
    )
  on('pointerdown', press)
  on('pointermove', (event) => {
    // The finger whose touch loaded this code is already moving.
    if (!isPressed && event.pointerType === 'touch') press(event)
    move(event)
  })
  on('pointerup', release)
  on('pointercancel', () => {
    // The browser scrolls the page instead: undo the drag.
    pointer = undefined
    if (dragged) range.value = dragged
    release()
  })
  on('pointerleave', () => move())
  svg.addEventListener('click', click, { signal })

  return {
    /** In each frame: moves the dragged truck, or returns the member that is pointed at. */
    step(): number | undefined {
      const point = pointer && toDrawing(pointer)
      if (!point) return undefined
      if (!dragged) return pointedAt(point)
      range.value = String((point.x - road.left) / road.panel)
      return undefined
    },
    click,
  }
}
