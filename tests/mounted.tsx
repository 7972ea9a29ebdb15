import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'

/**
 * Shows a part of a page in the test's document, which needs `@vitest-environment happy-dom`; its effects run.
 * @param html The page around it.
 * @returns A function that removes the part, for what follows in the test; its end does, too.
 */
export function mounted(part: ReactNode, html = ''): () => void {
  document.body.innerHTML = `${html}<div id="part"></div>`
  const root = createRoot(document.querySelector('#part')!)
  flushSync(() => root.render(<MemoryRouter initialEntries={['/about/']}>{part}</MemoryRouter>))
  const remove = () => flushSync(() => root.unmount())
  onTestFinished(remove)
  return remove
}

/** The first such element in the document. */
export const at = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector} in ${document.body.innerHTML}`)
  return found
}

/** Replaces what a field holds, as a visitor would. */
export function type(field: HTMLElement, text: string): void {
  // React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  flushSync(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })))
}

/** What a form declares to the browser's agent. */
export const toolOf = (form: HTMLElement): Record<string, string | null> =>
  Object.fromEntries(
    form
      .getAttributeNames()
      .filter((name) => name.startsWith('tool'))
      .map((name) => [name, form.getAttribute(name)]),
  )

/** The names of a form's fields. */
export const namesIn = (form: HTMLElement) =>
  [...form.querySelectorAll('input, select, textarea')].map((field) => field.getAttribute('name'))
