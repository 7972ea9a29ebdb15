import type { Joint } from './texts-truss.ts'

/** How long the bridge takes to sink or to rise, in milliseconds. */
const duration = 280

const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** Lets the joints sink, as what falls does, from where they are shown to where the solver has them. */
export function createSag(joints: readonly Joint[]) {
  let from = joints
  let shown = joints
  let began = -Infinity
  return {
    /** Starts anew, from where the joints are shown. */
    begin(now: number): void {
      from = shown
      began = now
    },

    /** Where the joints are on their way to a target, which may move meanwhile. */
    toward(target: readonly Joint[], now: number): readonly Joint[] {
      // A frame's time may be before that of the event that it follows.
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
