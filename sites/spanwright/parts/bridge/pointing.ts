import { bridge, road, type Joint } from './texts-truss.ts'

/** How far a point is from the line between two others. */
function distance({ x, y }: Joint, from: Joint, to: Joint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(from.x + along * dx - x, from.y + along * dy - y)
}

/** The member nearest to a point, if it is at most `reach` away. */
export function memberAt(point: Joint, joints: readonly Joint[], reach: number): number | undefined {
  const all = bridge.members.map(([from, to]) => distance(point, joints[from] ?? point, joints[to] ?? point))
  const least = Math.min(...all)
  return least < reach ? all.indexOf(least) : undefined
}

/** Whether a point is on the truck or on the road, along which the truck follows. */
export const isTruckAt = ({ x, y }: Joint, at: number): boolean =>
  Math.hypot(x - road.left - at * road.panel, y - road.deck - 20) < 80 || Math.abs(y - road.deck) < 20
