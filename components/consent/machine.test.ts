import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentCategories } from '#model/consent.ts'
import {
  everything,
  initialState,
  isBannerShown,
  onlyNecessary,
  preferencesOf,
  samePreferences,
  transition,
  type Choice,
  type ConsentEvent,
  type ConsentState,
  type Preferences,
} from './machine.ts'

const preferences: fc.Arbitrary<Preferences> = fc
  .subarray([...consentCategories])
  .map((chosen) => preferencesOf((category) => chosen.includes(category)))

const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constant<Choice>({ status: 'accepted', preferences: everything }),
  fc.constant<Choice>({ status: 'rejected', preferences: onlyNecessary }),
  preferences.map((chosen): Choice => ({ status: 'customized', preferences: chosen })),
)

const event: fc.Arbitrary<ConsentEvent> = fc.oneof(
  fc.constantFrom<ConsentEvent>(
    ...(['due', 'accept', 'reject', 'close', 'open', 'cancel'] as const).map((type) => ({ type })),
  ),
  // The form's data can't be trusted: it may lack the necessary category.
  fc
    .tuple(preferences, fc.boolean())
    .map(([chosen, necessary]): ConsentEvent => ({ type: 'save', preferences: { ...chosen, necessary } })),
  fc
    .option(choice, { nil: undefined })
    .map((other): ConsentEvent => ({ type: 'changed-elsewhere', choice: other })),
)

const start = fc
  .tuple(fc.option(choice, { nil: undefined }), fc.boolean())
  .map(([stored, signal]) => initialState(stored, signal))

interface Step {
  before: ConsentState
  event: ConsentEvent
  after: ConsentState
  effects: readonly string[]
}

/** The first sequence of random events, from a random start, in which a step breaks the rule. */
const brokenBy = (rule: (step: Step) => boolean): unknown =>
  fc.check(
    fc.property(start, fc.array(event, { maxLength: 40 }), (first, events) => {
      let before = first
      return events.every((next) => {
        const { state: after, effects } = transition(Object.freeze(before), next)
        const step = { before, event: next, after, effects }
        before = after
        return rule(step)
      })
    }),
    { numRuns: 1000 },
  ).counterexample

/** Whether this event, in this state, is the visitor's decision. */
const isDecision = ({ before, event: { type } }: Step): boolean =>
  type === 'save' ? before.isPanelOpen : ['accept', 'reject', 'close'].includes(type) && isBannerShown(before)

describe('through any sequence of events', () => {
  const rules: readonly [string, (step: Step) => boolean][] = [
    ['the necessary category is always on', ({ after }) => after.preferences.necessary],
    [
      'accepted means everything; rejected and unset, only what is necessary',
      ({ after: { status, preferences: held } }) =>
        status === 'customized' || samePreferences(held, status === 'accepted' ? everything : onlyNecessary),
    ],
    [
      'the banner shows only when due, without a choice and without the signal',
      ({ after }) => !isBannerShown(after) || (after.isDue && after.status === 'unset' && !after.signal),
    ],
    [
      'a decision is stored, applied and logged, once each; nothing else is stored or logged',
      (step) =>
        isDecision(step)
          ? step.effects.join() === 'store,apply,log'
          : !step.effects.includes('store') && !step.effects.includes('log'),
    ],
    [
      'a decision closes the banner and the panel',
      (step) => !isDecision(step) || !(isBannerShown(step.after) || step.after.isPanelOpen),
    ],
    [
      'the decision changes only if it is applied',
      ({ before, after, effects }) =>
        effects.includes('apply') ||
        (before.status === after.status && samePreferences(before.preferences, after.preferences)),
    ],
    [
      'cancelling changes neither the decision nor whether the banner is due',
      ({ before, event: { type }, after }) =>
        type !== 'cancel' || (after.status === before.status && after.isDue === before.isDue),
    ],
    ['the signal never changes', ({ before, after }) => after.signal === before.signal],
  ]

  test.each(rules)('%s', (_name, rule) => {
    expect(brokenBy(rule)).toBeNull()
  })
})

const play = (first: ConsentState, ...events: ConsentEvent[]): ConsentState =>
  events.reduce((state, next) => transition(state, next).state, first)

const unset = initialState(undefined, false)

test('saving means customized, even if everything is chosen', () => {
  const state = play(unset, { type: 'open' }, { type: 'save', preferences: everything })
  expect(state).toMatchObject({ status: 'customized', preferences: everything })
})

test('a choice by hand overrides the signal', () => {
  const chosen = preferencesOf((category) => category === 'analytics')
  const quiet = initialState(undefined, true)
  expect(isBannerShown(play(quiet, { type: 'due' }))).toBe(false)
  const state = play(quiet, { type: 'due' }, { type: 'open' }, { type: 'save', preferences: chosen })
  expect(state).toMatchObject({ status: 'customized', preferences: chosen })
})

test('a choice made in another tab is applied only if its status or its categories differ', () => {
  const effectsOf = (first: ConsentState, chosen: Choice) =>
    transition(first, { type: 'changed-elsewhere', choice: chosen }).effects
  const own = initialState({ status: 'customized', preferences: onlyNecessary }, false)
  expect(effectsOf(own, { status: 'customized', preferences: onlyNecessary })).toEqual([])
  expect(effectsOf(own, { status: 'rejected', preferences: onlyNecessary })).toEqual(['apply'])
  expect(effectsOf(own, { status: 'customized', preferences: everything })).toEqual(['apply'])
})
