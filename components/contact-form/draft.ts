import { attempt } from '#components/app/attempt.ts'
import { contactDraftKey } from '#model/contact-draft.ts'
import { held } from './has-draft.ts'

/** The text fields' current values, by name. */
export type Draft = Readonly<Record<string, string>>

interface StoredDraft {
  fields: Draft
  /** The same for every attempt to send a message, even after a reload. */
  idempotencyKey: string
}

/** The texts in a form, by field. */
export const textsOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The draft of this session; undefined if there is none, or if what is stored isn't one. */
export function readDraft(): StoredDraft | undefined {
  const text = held.draft ?? attempt(() => sessionStorage.getItem(contactDraftKey))
  const stored = attempt(() => JSON.parse(String(text)) as Partial<StoredDraft> | null)
  return stored?.fields && stored.idempotencyKey ? (stored as StoredDraft) : undefined
}

/** Keeps the draft for the session, or where storage is blocked, for the life of the document. */
export function keepDraft(draft: StoredDraft): void {
  const text = JSON.stringify(draft)
  held.draft = text
  attempt(() => {
    sessionStorage.setItem(contactDraftKey, text)
    delete held.draft
  })
}

/** Deletes the draft, once its message has been sent. */
export function forgetDraft(): void {
  delete held.draft
  attempt(() => sessionStorage.removeItem(contactDraftKey))
}
