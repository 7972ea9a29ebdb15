import type { BridgeState } from './state.ts'
import { bridgeTexts } from './texts.ts'
import type { Names } from './names.ts'

/**
 * Describes what the bridge does.
 * @param chosen The member that the visitor chose.
 */
export function sentence(state: BridgeState, chosen: number | undefined, names: Names): string {
  const { forces, loose, busiest, joints, at, removed } = state
  if (removed !== undefined)
    return forces
      ? bridgeTexts.spared(removed, names.get(removed))
      : bridgeTexts.fallen(removed, loose.length, joints.length, names.get(removed))
  const all = bridgeTexts.state(at, busiest, forces?.[busiest] ?? 0, names.get(busiest))
  return chosen === undefined
    ? all
    : `${bridgeTexts.chosen(chosen, forces?.[chosen] ?? 0, names.get(chosen))} ${all}`
}
