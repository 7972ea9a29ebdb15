export interface Name {
  /** Its texts; between them, a reader may say something else, such as a role. */
  texts: string[]
  /** The index of the element that contains it, such as the heading around a link; -1 if there is none. */
  within: number
}

/**
 * Lists what any screen reader must say about a part of a page, in order: the names of headings, links, buttons and
 * fields, and error messages. Runs in the page, so it refers to nothing outside itself.
 * @param part Selects the part.
 */
export function namesIn(part: string): Name[] {
  const sought =
    'h1, h2, h3, h4, h5, h6, a[href], button, summary, select, textarea, input:not([type=hidden]), .field__fault'
  const isHeard = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  /** An element's texts, without drawings, and without the field inside a label. */
  const textsOf = (element: Element | null): string[] => {
    const copy = element?.cloneNode(true) as Element | undefined
    for (const silent of copy?.querySelectorAll('[aria-hidden=true], input, select, textarea') ?? [])
      silent.remove()
    const texts = copy ? document.createTreeWalker(copy, NodeFilter.SHOW_TEXT) : undefined
    const found: string[] = []
    while (texts?.nextNode()) found.push(texts.currentNode.textContent ?? '')
    return found
  }
  const nameOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return ids.flatMap((id) => textsOf(document.querySelector(`#${CSS.escape(id)}`)))
    const [label] = (element as Partial<HTMLInputElement>).labels ?? []
    return element.ariaLabel ? [element.ariaLabel] : textsOf(label ?? element)
  }
  const elements = [...document.querySelectorAll(part)].flatMap((root) => [...root.querySelectorAll(sought)])
  const heard = elements.filter(isHeard)
  return heard.map((element) => ({
    texts: nameOf(element),
    within: heard.findIndex((other) => other !== element && other.contains(element)),
  }))
}

/** The words of a text, without case and punctuation, which make no difference to a listener. */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/**
 * Finds the names that were not said, or not in order.
 * @param names As returned by `namesIn`.
 * @param phrases What was said.
 */
export function unheard(names: readonly Name[], phrases: readonly string[]): string[] {
  const spoken = wordsOf(phrases.join(' '))
  const starts: number[] = []
  let end = 0
  return names.flatMap(({ texts, within }) => {
    let at = starts[within] ?? end
    starts.push(at)
    return texts.map(wordsOf).filter((words) => {
      const start = spoken.indexOf(words, at)
      if (start < 0) return true
      if (words.trim()) at = start + words.length - 1
      end = Math.max(end, at)
      return false
    })
  })
}
