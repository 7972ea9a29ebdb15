import type { KeyboardEvent } from 'react'

/** The elements between which the arrow keys move the focus. */
const stops = '.search__field, .search__link'
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves the focus to the next or previous of the field and the links. Elsewhere, and while an input method composes a
 * word, the keys do what they always do.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at < 0 || event.nativeEvent.isComposing) return
  event.preventDefault()
  all[at + step]?.focus()
}
