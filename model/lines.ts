import type { Point } from './geometry.ts'

/** Rounds to whole units: a map is drawn at about its display size, so decimals would be wasted bytes. */
export const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** Joins numbers as path data, with as few characters as the grammar allows (SVG 2, 9.3.9). */
export const numbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** Distance of a point from the line through two others, which may coincide. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(x - from.x, y - from.y)
  return Math.abs(dx * (from.y - y) - dy * (from.x - x)) / length
}

/**
 * Drops every point that lies closer than `tolerance` to the line without it (Douglas and Peucker, 1973). The line may
 * be closed.
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let [farthest, most] = [0, tolerance]
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last)
    if (away > most) [farthest, most] = [index, away]
  }
  if (farthest === 0) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance),
    ...simplify(line.slice(farthest), tolerance).slice(1),
  ]
}

/** Path data of straight lines between points, in relative whole steps. */
export function relativePolyline(points: readonly Point[]): string {
  const [first, ...rest] = points.map(whole)
  if (!first) return ''
  let from = first
  const steps: number[] = []
  for (const to of rest) {
    if (to.x === from.x && to.y === from.y) continue
    steps.push(to.x - from.x, to.y - from.y)
    from = to
  }
  return `M${numbers([first.x, first.y])}${steps.length > 0 ? `l${numbers(steps)}` : ''}`
}

/**
 * Path data of a smooth curve through the points (Catmull and Rom, as cubic Bézier curves). After the first stretch, a
 * control point is the reflection of the one before it, which `s` leaves out (SVG 2, 9.3.6).
 * @param parts How many steps a unit is divided into: 1 rounds to whole units.
 */
export function curve(points: readonly Point[], parts = 1): string {
  if (points.length < 2) return ''
  const rounded = (value: number): number => Math.round(value * parts) / parts
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!
  const stretches = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [x, y] = [rounded(from.x), rounded(from.y)]
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return [...(index === 0 ? [leaving] : []), arriving, to].flatMap((point) => [
      rounded(rounded(point.x) - x),
      rounded(rounded(point.y) - y),
    ])
  })
  const [first = [], ...rest] = stretches
  const start = at(0)
  return `M${numbers([rounded(start.x), rounded(start.y)])}c${numbers(first)}${rest.length > 0 ? `s${numbers(rest.flat())}` : ''}`
}

/** Dots as path data: lines of zero length, which round caps make visible. */
export const dots = (points: readonly Point[]): string =>
  points
    .map(whole)
    .map(({ x, y }) => `M${numbers([x, y])}h0`)
    .join('')
