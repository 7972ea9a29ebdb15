import { textsOf, type Draft } from './draft.ts'

/** The texts in a form as a reader understands them: of a choice, its text; for what the page fills in, its address. */
export const readableTexts = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    Object.entries(textsOf(form)).map(([name, value]) => {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLSelectElement && value)
        return [name, control.selectedOptions[0]?.text ?? value]
      if (control instanceof HTMLInputElement && control.type === 'hidden') return [name, location.href]
      return [name, value]
    }),
  )
