import { attempt } from '#components/app/attempt.ts'
import { contactDraftKey } from '#model/contact-draft.ts'

/** The draft if session storage refuses it; it then lasts as long as the document. */
export const held: { draft?: string } = {}

/** Whether this session has a draft. */
export const hasDraft = (): boolean =>
  Boolean(held.draft ?? attempt(() => sessionStorage.getItem(contactDraftKey)))
