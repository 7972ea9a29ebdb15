import { contactDraftKey } from '#content/contact-draft.ts'

/** Whether this session has a draft; blocked storage has none. */
export const hasDraft = (): boolean => {
  try {
    return sessionStorage.getItem(contactDraftKey) !== null
  } catch {
    return false
  }
}
