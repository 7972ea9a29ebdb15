import { readDraft } from './draft.ts'

/**
 * Fills in the draft of this session and the topic. What the visitor typed before the app started stays.
 * @param topic The service that the visitor comes from, if any.
 */
export function prefill(form: HTMLFormElement, topic: string | undefined): void {
  const texts = { ...readDraft()?.fields, ...(topic && { topic }) }
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = text === 'on'
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.value === ''
    ) {
      control.value = text
      // The page that the topic comes from may be no choice here.
      if ('selectedIndex' in control && control.selectedIndex < 0) control.selectedIndex = 0
    }
  }
}
