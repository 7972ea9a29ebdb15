import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, isInZone, type Decision, type Sample } from './decision.ts'
import type { GazeSettings, Point } from './texts.ts'

const zone = { left: 100, top: 100, right: 300, bottom: 200 }
const settings: GazeSettings = { margin: 20, leave: 1000, return: 300 }
const inside = { x: 150, y: 150 }
const outside = { x: 500, y: 150 }

const at = (time: number, point?: Point): Sample => ({ time, ...(point && { point }) })
const after = (samples: readonly Sample[], from: Decision = { state: 'clear' }): Decision =>
  samples.reduce((decision, sample) => decide(decision, sample, zone, settings), from)

describe('the zone', () => {
  it('includes its margin and nothing more', () => {
    expect(isInZone({ x: 80, y: 220 }, zone, 20)).toBe(true)
    expect(isInZone({ x: 79, y: 150 }, zone, 20)).toBe(false)
    expect(isInZone({ x: 150, y: 221 }, zone, 20)).toBe(false)
  })
})

describe('looking away', () => {
  it('hides at the first sample after the dwell time', () => {
    expect(after([at(0, outside), at(999, outside)])).toEqual({ state: 'clear', since: 0 })
    expect(after([at(0, outside), at(999, outside), at(1000, outside)])).toEqual({ state: 'hidden' })
  })

  it('is a glance if the eyes come back in time, which resets the timer', () => {
    const glance = [at(0, outside), at(900, outside), at(950, inside)]
    expect(after(glance)).toEqual({ state: 'clear' })
    expect(after([...glance, at(1000, outside), at(1900, outside)])).toEqual({ state: 'clear', since: 1000 })
  })

  it('ends after the shorter dwell time', () => {
    const hidden: Decision = { state: 'hidden' }
    expect(after([at(0, inside), at(299, inside)], hidden).state).toBe('hidden')
    expect(after([at(0, inside), at(300, inside)], hidden)).toEqual({ state: 'clear' })
  })
})

it('a lost face hides the text at once', () => {
  expect(after([at(0, inside), at(1)])).toEqual({ state: 'hidden' })
})

it('no decision contains where somebody looked', () => {
  const samples = fc.array(
    fc.record({ time: fc.nat(5000), point: fc.record({ x: fc.nat(640), y: fc.nat(400) }) }),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(samples, (stream) => {
      const decision = after(stream.toSorted((a, b) => a.time - b.time))
      expect(Object.keys(decision).filter((key) => !['state', 'since'].includes(key))).toEqual([])
    }),
  )
})
