import { useEffect, useRef, type MouseEvent } from 'react'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import type { ContactField } from '#contract/contact/schema.ts'
import { idOf } from './Field.tsx'
import type { FormState } from './state.ts'

/** Focuses the control that a link leads to, since browsers would only scroll to it. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}

/** The list of errors above the form, each with a link to its field (GOV.UK Design System, error summary). */
export function ErrorSummary({ faults, refusals }: Pick<FormState, 'faults' | 'refusals'>) {
  const summary = useRef<HTMLDivElement>(null)
  const fields = Object.keys(faults) as ContactField[]
  const hasFaults = fields.length > 0

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (!hasFaults) return undefined
    const { title } = document
    const marked = answerTexts.titlePrefix + title
    document.title = marked
    return () => {
      // After a navigation, the title is already that of the next page.
      if (document.title === marked) document.title = title
    }
  }, [hasFaults])

  if (!hasFaults) return null
  return (
    <div
      className="error-summary"
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary-title"
    >
      <h3 id="error-summary-title">{answerTexts.summaryHeading}</h3>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={focusField}>
              {faults[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
