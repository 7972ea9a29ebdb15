import type { Draft } from './draft.ts'
import type { ContactField } from '../../supabase/functions/_shared/contact/schema.ts'

/** What is wrong, in words, by field. */
export type Faults = Partial<Record<ContactField, string>>

/** Where the form stands. `by-mail`: there is no backend, and the message is ready for a mail program. */
export type Phase = 'editing' | 'sending' | 'slow' | 'failed' | 'by-mail' | 'sent'

export interface FormState {
  phase: Phase
  faults: Faults
  /** Counts refused attempts: the summary takes the focus once for each. */
  refusals: number
  /** Why sending failed, in words. */
  reason: string
  /** What was written, for the other ways to send it. */
  draft: Draft
}

export type FormEvent =
  | { type: 'refuse'; faults: Faults }
  | { type: 'send' }
  | { type: 'wait' }
  | { type: 'fail'; reason: string; draft: Draft }
  | { type: 'hand-over'; draft: Draft }
  | { type: 'arrive' }
  | { type: 'correct'; faults: Faults }

export const initialState: FormState = { phase: 'editing', faults: {}, refusals: 0, reason: '', draft: {} }

export const isBusy = ({ phase }: FormState): boolean => phase === 'sending' || phase === 'slow'

/** The next state. What makes no sense in a state changes nothing: a second click sends no second time. */
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

/** Of the faults that are shown, those that remain. New ones wait for the next attempt to send. */
const stillThere = (shown: Faults, now: Faults): Faults =>
  Object.fromEntries(
    Object.keys(shown).flatMap((field) => {
      const fault = now[field as ContactField]
      return fault ? [[field, fault]] : []
    }),
  )
