import type { ContactField } from '#contract/contact/schema.ts'
import type { Draft } from './draft.ts'

/** What is wrong with each field, in words. */
export type Faults = Partial<Record<ContactField, string>>

/** The state of the form. `by-mail`: there is no backend, and the message is ready for a mail program. */
export type Phase = 'editing' | 'sending' | 'slow' | 'failed' | 'by-mail' | 'sent'

export interface FormState {
  phase: Phase
  faults: Faults
  /** The number of refused attempts; the summary takes the focus once for each. */
  refusals: number
  /** Why sending failed, in words. */
  reason: string
  /** What the visitor wrote, for the other ways to send it. */
  draft: Draft
}

export const initialState: FormState = { phase: 'editing', faults: {}, refusals: 0, reason: '', draft: {} }

export const isBusy = ({ phase }: FormState): boolean => phase === 'sending' || phase === 'slow'
