import { fieldFaults, type ContactField, type FieldCode } from '../../contract/contact/schema.ts'
import { minimumMs } from '../../contract/contact/limits.ts'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { faultText } from '#model/contact-faults.ts'
import { site } from '#model/site.ts'
import { forgetDraft, keepDraft, readDraft, textsOf } from './draft.ts'
import { nextState, type FormEvent } from './machine.ts'
import { proofOfWork, type Prover } from './proof.ts'
import { sendMessage } from './send.ts'
import { initialState, type Faults, type FormState } from './state.ts'

/** Milliseconds of sending after which the visitor is told that it is still in progress. */
const slowAfter = 300

/** The faults, in words. Those of fields that this form doesn't have are left out: nobody could correct them. */
const inWords = (faults: Partial<Record<string, FieldCode>>, form: HTMLFormElement): Faults =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, code]) =>
      code && form.elements.namedItem(field) ? [[field, faultText(field as ContactField, code)]] : [],
    ),
  )

export { Answer } from './Answer.tsx'

const until = (time: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())))

const hasText = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue,
  )

/** The site's bot protection; there is none without a backend. */
async function proverFor(endpoint: string): Promise<Prover | undefined> {
  if (!endpoint) return undefined
  const { siteKey } = site.turnstile
  if (!siteKey) return proofOfWork(endpoint)
  const { turnstile } = await import('./turnstile.tsx')
  return turnstile(siteKey)
}

export type Conversation = Awaited<ReturnType<typeof startConversation>>

/**
 * The form's behavior; its code loads on first use.
 * @param endpoint The function's address; empty when there is no backend.
 * @throws {Error} If part of the code can't be loaded.
 */
export async function startConversation(
  form: HTMLFormElement,
  endpoint: string,
  onState: (state: FormState) => void,
) {
  const started = Date.now()
  const prover = await proverFor(endpoint)
  const draft = readDraft()
  const idempotencyKey = draft?.idempotencyKey ?? crypto.randomUUID()
  /** Fields of the draft that only a longer form has. */
  const elsewhere = Object.entries(draft?.fields ?? {}).filter(([name]) => !form.elements.namedItem(name))
  let isSending = false

  let state = initialState
  const dispatch = (event: FormEvent) => {
    state = nextState(state, event)
    onState(state)
  }

  /** Saves the draft, and removes errors that have been corrected. */
  const edit = () => {
    const fields = textsOf(form)
    keepDraft({ fields: { ...Object.fromEntries(elsewhere), ...fields }, idempotencyKey })
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
    // The function rejects messages sent faster than a person can type.
    await until(started + minimumMs)
    const answer = await sendMessage(endpoint, body, prover)
    clearTimeout(slow)
    if (answer?.ok) {
      forgetDraft()
      return dispatch({ type: 'arrive' })
    }
    const refused = inWords(answer?.fields ?? {}, form)
    if (Object.keys(refused).length > 0) return dispatch({ type: 'refuse', faults: refused })
    const reason = answer?.message ?? answerTexts.failed.unreachable
    return dispatch({ type: 'fail', reason, draft: fields })
  }

  // Saves what was typed before this code had loaded.
  if (hasText(form)) edit()

  return {
    edit,
    /** The bot protection's widget, if it is visible. */
    Check: prover?.Check,
    submit: async () => {
      if (isSending) return
      isSending = true
      await send().finally(() => {
        isSending = false
      })
    },
  }
}
