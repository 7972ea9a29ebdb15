import { fieldFaults, type ContactField, type FieldCode } from '#contract/contact/schema.ts'
import { minimumMs } from '#contract/contact/limits.ts'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { randomId } from '#components/app/random-id.ts'
import { faultText } from '#model/contact-faults.ts'
import { site } from '#model/site.ts'
import { forgetDraft, keepDraft, readDraft, textsOf, type Draft } from './draft.ts'
import { proofOfWork, type Prover } from './proof.ts'
import { sendMessage } from './send.ts'
import { initialState, isBusy, type Faults, type FormState } from './state.ts'

// Loads with this code, which the form shows it with.
export { Answer } from './Answer.tsx'

/** Milliseconds of sending after which the visitor is told that it is still in progress. */
const slowAfter = 300

/** The faults, in words. Those of fields that this form doesn't have are left out: nobody could correct them. */
const inWords = (faults: Partial<Record<string, FieldCode>>, form: HTMLFormElement): Faults =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, code]) =>
      code && form.elements.namedItem(field) ? [[field, faultText(field as ContactField, code)]] : [],
    ),
  )

/** @param time In milliseconds since the document began: unlike the time of day, it is never corrected. */
const until = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())))

const hasText = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value !== control.defaultValue,
  )

/** The texts in a form as a reader understands them: of a choice, its text; for what the page fills in, its address. */
const readableTexts = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    Object.entries(textsOf(form)).map(([name, value]) => {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLSelectElement && value)
        return [name, control.selectedOptions[0]?.text ?? value]
      if (control instanceof HTMLInputElement && control.type === 'hidden') return [name, location.href]
      return [name, value]
    }),
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
  const started = performance.now()
  const prover = await proverFor(endpoint)
  const draft = readDraft()
  const idempotencyKey = draft?.idempotencyKey ?? randomId()
  /** Fields of the draft that only a longer form has. */
  const elsewhere = Object.entries(draft?.fields ?? {}).filter(([name]) => !form.elements.namedItem(name))

  let state = initialState
  const show = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    onState(state)
  }

  /** Saves the draft, and removes errors that have been corrected. New ones wait for the next attempt to send. */
  const edit = () => {
    const fields = textsOf(form)
    keepDraft({ fields: { ...Object.fromEntries(elsewhere), ...fields }, idempotencyKey })
    // Otherwise, each key would check and render the whole form.
    if (Object.keys(state.faults).length === 0) return
    const left = Object.entries(inWords(fieldFaults(fields), form)).filter(([field]) => field in state.faults)
    show({ faults: Object.fromEntries(left) })
  }

  /** @returns Whether there are faults, which are then shown. */
  const refuse = (codes: Partial<Record<string, FieldCode>>): boolean => {
    const faults = inWords(codes, form)
    const isRefused = Object.keys(faults).length > 0
    if (isRefused) show({ phase: 'editing', faults, refusals: state.refusals + 1 })
    return isRefused
  }

  const send = async () => {
    const fields = textsOf(form)
    if (refuse(fieldFaults(fields))) return
    show({ ...initialState, phase: 'sending', refusals: state.refusals })
    if (!prover) return show({ phase: 'by-mail', draft: readableTexts(form) })
    const slow = setTimeout(() => show({ phase: 'slow' }), slowAfter)
    const body = () => {
      const elapsed = Math.ceil(performance.now() - started)
      return { ...fields, page: location.pathname, elapsed, idempotencyKey }
    }
    // The function rejects messages sent faster than a person can type.
    await until(started + minimumMs)
    const answer = await sendMessage(endpoint, body, prover)
    clearTimeout(slow)
    if (answer?.ok) {
      forgetDraft()
      return show({ phase: 'sent' })
    }
    if (refuse(answer?.fields ?? {})) return
    const reason = answer?.message ?? answerTexts.failed.unreachable
    show({ phase: 'failed', reason, draft: readableTexts(form) })
  }

  // Saves what was typed before this code had loaded.
  if (hasText(form)) edit()

  return {
    edit,
    /** The bot protection's widget, if it is visible. */
    Check: prover?.Check,
    /** A second press while a message is being sent does nothing. */
    submit: async () => {
      if (!isBusy(state)) await send()
    },
  }
}
