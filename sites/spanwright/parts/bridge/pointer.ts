import { road, type Joint } from './texts-truss.ts'
import { isTruckAt, memberAt } from './pointing.ts'
import type { BridgeState } from './state.ts'

/** How near a pointer selects a member: in units of the drawing, and in pixels, for fingers on a small one. */
const reach = { units: 26, pixels: 22 }

interface Followed {
  state: () => BridgeState
  onMove: () => void
  /** The truck has been let go. */
  onRelease: () => void
  onTap: (member: number) => void
}

/**
 * Follows mouse, pen and finger over the drawing: they drag the truck, and point at members and tap them.
 * @param range Has the truck's place.
 */
export function followPointer(
  svg: SVGSVGElement,
  range: HTMLInputElement,
  signal: AbortSignal,
  { state, onMove, onRelease, onTap }: Followed,
) {
  /** The truck's place before it was dragged, while it is. */
  let dragged: string | undefined
  /** A drag ends with a click, which must not take a member out. */
  let wasDragging = false
  let isPressed = false
  /** Where the pointer is over the drawing, in pixels of the window. */
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

  const on = <Type extends keyof SVGSVGElementEventMap>(
    type: Type,
    listener: (event: SVGSVGElementEventMap[Type]) => void,
  ) => svg.addEventListener(type, listener, { signal })
  on('pointerdown', press)
  on('pointermove', (event) => {
    // The finger whose touch has loaded this code already moves.
    if (!isPressed && event.pointerType === 'touch') press(event)
    move(event)
  })
  on('pointerup', release)
  on('pointercancel', () => {
    // What began on the road was a scroll of the page.
    pointer = undefined
    if (dragged) range.value = dragged
    release()
  })
  on('pointerleave', () => move())
  on('click', click)

  return {
    /** At each step: moves the dragged truck, or returns the member that is pointed at. */
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
