import {
  fieldFaults,
  type ContactField,
  type FieldCode,
} from '../../supabase/functions/_shared/contact/schema.ts'
import { answerTexts, faultTexts, otherFault } from '#content/contact-form-answers.ts'
import { forgetDraft, keepDraft, readDraft, textsOf } from './draft.ts'
import type { Faults, FormEvent } from './machine.ts'
import { proofOfWork } from './proof.ts'
import { sendMessage } from './send.ts'

/** After this many milliseconds of sending, the visitor is told that it goes on (RAIL: feedback). */
const slowAfter = 300

/** What the form needs beyond its markup; fetched when it is first used. */
export interface Conversation {
  /** Keeps the draft, and takes faults away that are no longer there. */
  edit: () => void
  submit: () => Promise<void>
}

interface Options {
  form: HTMLFormElement
  /** The function's address; empty when there is no backend. */
  endpoint: string
  dispatch: (event: FormEvent) => void
}

/** In words, the faults of the visitor's own fields: nobody could mend the others. */
const inWords = (faults: Partial<Record<string, FieldCode>>, form: HTMLFormElement): Faults =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, code]) =>
      code && form.elements.namedItem(field)
        ? [[field, faultTexts[field as ContactField]?.[code] ?? otherFault]]
        : [],
    ),
  )

export { Answer } from './Answer.tsx'

export function startConversation({ form, endpoint, dispatch }: Options): Conversation {
  const started = Date.now()
  const prover = endpoint ? proofOfWork(endpoint) : undefined
  const idempotencyKey = readDraft()?.idempotencyKey ?? crypto.randomUUID()
  let isSending = false

  const edit = () => {
    const fields = textsOf(form)
    keepDraft({ fields, idempotencyKey })
    dispatch({ type: 'correct', faults: inWords(fieldFaults(fields), form) })
  }

  const send = async () => {
    const fields = textsOf(form)
    const faults = inWords(fieldFaults(fields), form)
    if (Object.keys(faults).length > 0) return dispatch({ type: 'refuse', faults })
    dispatch({ type: 'send' })
    if (!prover) return dispatch({ type: 'hand-over', draft: fields })
    const slow = setTimeout(() => dispatch({ type: 'wait' }), slowAfter)
    const body = () => ({ ...fields, page: location.pathname, elapsed: Date.now() - started, idempotencyKey })
    const answer = await sendMessage(endpoint, body, prover)
    clearTimeout(slow)
    if (answer?.ok) {
      forgetDraft()
      return dispatch({ type: 'arrive' })
    }
    const refused = inWords(answer?.fields ?? {}, form)
    if (Object.keys(refused).length > 0) return dispatch({ type: 'refuse', faults: refused })
    return dispatch({
      type: 'fail',
      reason: answer?.message ?? answerTexts.failed.unreachable,
      draft: fields,
    })
  }

  return {
    edit,
    submit: async () => {
      if (isSending) return
      isSending = true
      await send().finally(() => {
        isSending = false
      })
    },
  }
}
