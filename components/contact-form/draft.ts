import { contactDraftKey } from '#content/contact-draft.ts'

/** The text fields as they stand in the form, by name. */
export type Draft = Readonly<Record<string, string>>

interface StoredDraft {
  fields: Draft
  /** One for each message: a retry after a reload is still the same message. */
  idempotencyKey: string
}

/** What is written in a form. */
export const textsOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The draft of this session. Storage that is blocked, full or holds junk reads as no draft. */
export function readDraft(): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(contactDraftKey) ?? 'null')
    const isDraft =
      typeof stored === 'object' && stored !== null && 'fields' in stored && 'idempotencyKey' in stored
    return isDraft ? (stored as StoredDraft) : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(draft: StoredDraft): void {
  try {
    sessionStorage.setItem(contactDraftKey, JSON.stringify(draft))
  } catch {
    // The text stays in the form; only a reload would lose it.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(contactDraftKey)
  } catch {
    // Nothing was kept either.
  }
}
