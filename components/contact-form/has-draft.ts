import { contactDraftKey } from '#model/contact-draft.ts'

/** The draft where the session storage does not take it: then it lasts as long as the document. */
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
