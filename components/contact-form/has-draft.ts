import { contactDraftKey } from '#model/contact-draft.ts'

/** The draft if session storage refuses it; it then lasts as long as the document. */
export const held: { draft?: string } = {}

/** Whether this session has a draft. */
export const hasDraft = (): boolean => {
  if (held.draft) return true
  try {
    return sessionStorage.getItem(contactDraftKey) !== null
  } catch {
    return false
  }
}
