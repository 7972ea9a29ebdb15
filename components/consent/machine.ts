import { consentCategories, type ConsentCategory } from '#model/consent.ts'

export type Preferences = Readonly<Record<ConsentCategory, boolean>>

/** What a visitor can decide. */
export const decisions = ['accepted', 'rejected', 'customized'] as const
export type Decision = (typeof decisions)[number]

/** A decision as stored and logged. */
export interface Choice {
  status: Decision
  preferences: Preferences
}

export interface ConsentState {
  status: 'unset' | Decision
  preferences: Preferences
  /** The browser sends Global Privacy Control. */
  signal: boolean
  /** The banner's delay has passed. */
  isDue: boolean
  isPanelOpen: boolean
}

export type ConsentEvent =
  | { type: 'due' | 'accept' | 'reject' | 'close' | 'open' | 'cancel' }
  | { type: 'save'; preferences: Preferences }
  /** Another tab has stored a decision, or the stored one is gone. */
  | { type: 'changed-elsewhere'; choice: Choice | undefined }

/** What the adapters must do after an event. */
export type ConsentEffect = 'store' | 'apply' | 'log'

interface Transition {
  state: ConsentState
  /** In order. */
  effects: readonly ConsentEffect[]
}

/** Preferences from a rule for each category; the necessary one is always on. */
export const preferencesOf = (isOn: (category: ConsentCategory) => boolean): Preferences =>
  Object.fromEntries(
    consentCategories.map((category) => [category, category === 'necessary' || isOn(category)]),
  ) as Preferences

export const everything: Preferences = preferencesOf(() => true)
export const onlyNecessary: Preferences = preferencesOf(() => false)

export const samePreferences = (a: Preferences, b: Preferences): boolean =>
  consentCategories.every((category) => a[category] === b[category])

/** The state at the start of a document. */
export function initialState(choice: Choice | undefined, signal: boolean): ConsentState {
  return {
    status: choice?.status ?? 'unset',
    preferences: choice?.preferences ?? onlyNecessary,
    signal,
    isDue: false,
    isPanelOpen: false,
  }
}

/** The banner is shown only if neither an earlier choice nor the browser's signal answers its question. */
export const isBannerShown = ({ status, signal, isDue }: ConsentState): boolean =>
  status === 'unset' && !signal && isDue

const unchanged = (state: ConsentState): Transition => ({ state, effects: [] })

const decide = (state: ConsentState, status: Decision, preferences: Preferences): Transition => ({
  state: { ...state, status, preferences, isPanelOpen: false },
  effects: ['store', 'apply', 'log'],
})

/** The complete behavior of the consent dialog. An event that makes no sense in a state changes nothing. */
export function transition(state: ConsentState, event: ConsentEvent): Transition {
  switch (event.type) {
    case 'due':
      return unchanged({ ...state, isDue: true })
    case 'accept':
      return isBannerShown(state) ? decide(state, 'accepted', everything) : unchanged(state)
    case 'reject':
    case 'close':
      return isBannerShown(state) ? decide(state, 'rejected', onlyNecessary) : unchanged(state)
    case 'open':
      return unchanged({ ...state, isPanelOpen: true })
    case 'cancel':
      return unchanged({ ...state, isPanelOpen: false })
    case 'save':
      return state.isPanelOpen
        ? decide(
            state,
            'customized',
            preferencesOf((category) => event.preferences[category]),
          )
        : unchanged(state)
    default:
      return changedElsewhere(state, event.choice)
  }
}

/** An open panel stays open: what is chosen there will be the latest choice. */
function changedElsewhere(state: ConsentState, choice: Choice | undefined): Transition {
  const { status, preferences } = initialState(choice, state.signal)
  if (status === state.status && samePreferences(preferences, state.preferences)) return unchanged(state)
  return { state: { ...state, status, preferences }, effects: ['apply'] }
}
