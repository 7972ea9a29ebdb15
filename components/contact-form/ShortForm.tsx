import { lazy, Suspense, useEffect, useState } from 'react'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { hasDraft } from './has-draft.ts'
import type { ShortFormProps } from './ShortFormFields.tsx'

/** Whether the form was sent before its code was there (start-app.ts). It has this id only without a backend. */
const wasSent = (): boolean => document.documentElement.dataset['pressed'] === 'contact-form'

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

/** Shows or hides {@link Failure}. */
let showFailure = (_isShown: boolean): void => {}

/**
 * The pre-rendered form stays as it is, and works as plain HTML, until somebody uses it: React leaves the HTML of a
 * boundary alone until its code arrives, and then hydrates it in place (selective hydration).
 */
const Fields = import.meta.env.SSR
  ? (await import('./ShortFormFields.tsx')).default
  : lazy(async () => {
      for (let isRetry = false; ; isRetry = true) {
        // oxlint-disable-next-line no-await-in-loop -- without this code the form works as HTML; the next use retries
        await isWanted(isRetry)
        // oxlint-disable-next-line no-await-in-loop
        const fields = await import('./ShortFormFields.tsx').catch(() => {})
        showFailure(!fields && wasSent())
        if (fields) return fields
      }
    })

/**
 * Without a backend, sending the form needs its code. Its state is kept outside the form, because a change of what
 * surrounds it would make React replace the form, and with it what was typed.
 */
function Failure() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    showFailure = setShown
  }, [])
  const retry = () => document.querySelector<HTMLFormElement>('.contact-form')?.requestSubmit()
  return isShown && <LateFailure retry={retry} />
}

/** The form at the end of a page. It sends what the page is about, even without JavaScript. */
export const ShortForm = (props: ShortFormProps) => (
  <>
    <Suspense>
      <Fields {...props} />
    </Suspense>
    <Failure />
  </>
)
