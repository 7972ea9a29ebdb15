import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, isInZone, type Decision } from './decision.ts'
import { onClock as outside, onText as inside, textZone, type Point } from './texts.ts'

const settings = { margin: 20, leave: 1000, return: 300 }

const at = (time: number, point?: Point) => ({ time, point })
const after = (samples: readonly ReturnType<typeof at>[], from: Decision = { state: 'clear' }): Decision =>
  samples.reduce((before, { time, point }) => decide(before, point, time, settings), from)

it('the zone includes its margin and nothing more', () => {
  const { left, top, right, bottom } = textZone
  expect(isInZone({ x: left - 20, y: bottom + 20 }, 20)).toBe(true)
  expect(isInZone({ x: right + 20, y: top - 20 }, 20)).toBe(true)
  for (const x of [left - 21, right + 21]) expect(isInZone({ ...inside, x }, 20)).toBe(false)
  for (const y of [top - 21, bottom + 21]) expect(isInZone({ ...inside, y }, 20)).toBe(false)
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
  const point = fc.record({ x: fc.nat(640), y: fc.nat(400) })
  const samples = fc.array(fc.record({ time: fc.nat(5000), point }), { minLength: 1 })
  fc.assert(
    fc.property(samples, (stream) => {
      const decision = after(stream.toSorted((a, b) => a.time - b.time))
      expect(Object.keys(decision).filter((key) => !['state', 'since'].includes(key))).toEqual([])
    }),
  )
})
