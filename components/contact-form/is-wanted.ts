import { hasDraft } from './has-draft.ts'

/** Whether the form was sent before its code was there (start-app.ts). It has this id only without a backend. */
export const wasSent = (): boolean => document.documentElement.dataset['pressed'] === 'contact-form'

/**
 * Resolves when the form of the first page is first used; at once on every later page.
 * @param isRetry Whether loading has failed: then it resolves on the next use, even if the form has the focus now.
 */
export const isWanted = (isRetry: boolean): Promise<void> =>
  new Promise((resolve) => {
    const form = document.querySelector('.contact-form')
    const isUsed = form?.contains(document.activeElement) || wasSent()
    if (!isRetry && (!form || isUsed || hasDraft())) resolve()
    // Capturing, because React withholds most events from a part that it has not hydrated yet. Safari doesn't
    // focus a button that is pressed.
    for (const type of ['focusin', 'submit'])
      addEventListener(
        type,
        ({ target }) => (target as Element).closest?.('.contact-form') && resolve(),
        true,
      )
  })
