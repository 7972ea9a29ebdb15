import type { ContactField } from '../../contract/contact/schema.ts'
import type { Draft } from './draft.ts'
import { initialState, isBusy, type Faults, type FormState } from './state.ts'

export type FormEvent =
  | { type: 'refuse'; faults: Faults }
  | { type: 'send' }
  | { type: 'wait' }
  | { type: 'fail'; reason: string; draft: Draft }
  | { type: 'hand-over'; draft: Draft }
  | { type: 'arrive' }
  | { type: 'correct'; faults: Faults }

/** The next state. An event that makes no sense in a state changes nothing, so a second click doesn't send twice. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'refuse':
      return { ...state, phase: 'editing', faults: event.faults, refusals: state.refusals + 1 }
    case 'send':
      return isBusy(state) || state.phase === 'sent'
        ? state
        : { ...initialState, refusals: state.refusals, phase: 'sending' }
    case 'wait':
      return state.phase === 'sending' ? { ...state, phase: 'slow' } : state
    case 'fail':
      return isBusy(state) ? { ...state, phase: 'failed', reason: event.reason, draft: event.draft } : state
    case 'hand-over':
      return isBusy(state) ? { ...state, phase: 'by-mail', draft: event.draft } : state
    case 'arrive':
      return isBusy(state) ? { ...state, phase: 'sent' } : state
    case 'correct':
      return { ...state, faults: stillThere(state.faults, event.faults) }
    default:
      return state
  }
}

/** Those of the displayed errors that still apply. New ones wait for the next attempt to send. */
const stillThere = (shown: Faults, now: Faults): Faults =>
  Object.fromEntries(
    Object.keys(shown).flatMap((field) => {
      const fault = now[field as ContactField]
      return fault ? [[field, fault]] : []
    }),
  )
