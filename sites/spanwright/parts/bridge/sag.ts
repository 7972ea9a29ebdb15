import type { Joint } from './truss.ts'

/** How long the bridge takes to sink or rise, in milliseconds. */
const duration = 280

const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** Moves the joints, with the acceleration of a fall, from where they are shown to where the solver puts them. */
export function createSag(joints: readonly Joint[]) {
  let from = joints
  let shown = joints
  let began = -Infinity
  return {
    /** Starts again from where the joints are shown. */
    begin(now: number): void {
      from = shown
      began = now
    },

    /** The positions of the joints on their way to a target, which may itself move. */
    toward(target: readonly Joint[], now: number): readonly Joint[] {
      // The time of a frame may be earlier than that of the event before it.
      const share = Math.max(0, (now - began) / duration) ** 2
      shown =
        share < 1
          ? target.map(({ x, y }, index) => ({
              x: between(from[index]?.x ?? x, x, share),
              y: between(from[index]?.y ?? y, y, share),
            }))
          : target
      return shown
    },
  }
}
