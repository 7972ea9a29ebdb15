import { lazy, Suspense } from 'react'
import { hasDraft } from './has-draft.ts'
import type { ShortFormProps } from './ShortFormFields.tsx'

/** Resolves when the form of the first page is first used; at once on every later page. */
const isWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const form = document.querySelector('.contact-form')
    if (!form || form.contains(document.activeElement) || hasDraft()) resolve()
    // Runs before React, which withholds most events from a part that it has not hydrated yet.
    addEventListener('focusin', ({ target }) => form?.contains(target as Node) && resolve(), true)
  })

/**
 * The pre-rendered form stays as it is, and works as plain HTML, until somebody uses it: React takes
 * over a boundary whose code is late where it stands (selective hydration).
 */
const Fields = import.meta.env.SSR
  ? (await import('./ShortFormFields.tsx')).default
  : lazy(async () => {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- Without that code the form works as HTML; the next use retries.
        await isWanted()
        // oxlint-disable-next-line no-await-in-loop
        const fields = await import('./ShortFormFields.tsx').catch(() => {})
        if (fields) return fields
      }
    })

/** The form at the end of a page. It says by itself what it is about, also without JavaScript. */
export const ShortForm = (props: ShortFormProps) => (
  <Suspense>
    <Fields {...props} />
  </Suspense>
)
