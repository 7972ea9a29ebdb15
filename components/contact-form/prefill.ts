import { readDraft } from './draft.ts'

/** Puts texts into the form's empty fields; what the visitor typed before the app started stays. */
function fill(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
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
    }
  }
}

/**
 * Fills in what is known: the topic, then the draft of this session.
 * @param topic The service that the visitor comes from, if any.
 */
export function prefill(form: HTMLFormElement, topic: string | undefined): void {
  if (topic) fill(form, { topic })
  fill(form, readDraft()?.fields ?? {})
}
