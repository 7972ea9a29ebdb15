/** Something that any screen reader must say about a page. */
export interface Item {
  /** Its texts; between them, a reader may say something else, such as a role. */
  texts: string[]
  /** What it is, with its states, such as `input checkbox required`; empty if a reader need not say that. */
  kind: string
  /** The index of the element that contains it, such as the heading around a link; -1 if there is none. */
  within: number
}

/**
 * Lists what any screen reader must say about a part of a page, in order. Runs in the page, so it refers to nothing
 * outside itself.
 * @param part Selects the part.
 */
export function itemsIn(part: string): Item[] {
  /** Their content is their name, or is replaced by it. */
  const named =
    'h1, h2, h3, h4, h5, h6, a[href], button, summary, select, textarea, input:not([type=hidden]), img[alt], svg, [role=img]'
  const sought = `${named}, nav[aria-label], aside[aria-label], [role][aria-label]`
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
  /** A reader may say something else after the first sentence, such as that it is a caption. */
  const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s/)
  const valueOf = (element: Element): string => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
    if (element instanceof HTMLTextAreaElement) return element.value
    const isRead = element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type)
    return isRead ? (element.ariaValueText ?? element.value) : ''
  }
  const textsOfNamed = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return ids.flatMap((id) => textsOf(document.querySelector(`#${CSS.escape(id)}`)))
    const [label] = (element as Partial<HTMLInputElement>).labels ?? []
    const name = element.ariaLabel ?? element.getAttribute('alt')
    return [...(name === null ? textsOf(label ?? element) : [name]), valueOf(element)]
  }
  const kindOf = (element: Element): string => {
    if (element.matches('nav, aside')) return 'landmark'
    // A button has no parts, and a heading is not said again if it has just been said as the name of its group.
    if (element.parentElement?.closest('button, summary')) return ''
    if (element.closest(`:is(dialog, [role=group])[aria-labelledby="${CSS.escape(element.id)}"]`)) return ''
    const { type } = element as Partial<HTMLInputElement>
    const isToggle = element.matches('[type=checkbox], [type=radio], [type=range]')
    return [
      element.getAttribute('role') ?? element.localName,
      ...(element.localName === 'input' ? [isToggle ? type : 'text'] : []),
      ...['expanded', 'haspopup', 'checked', 'pressed'].flatMap((state) => {
        const value = element.getAttribute(`aria-${state}`)
        return value === null ? [] : [`${state}=${value}`]
      }),
      ...['checked', 'disabled', 'required'].filter((state) => element.matches(`:${state}`)),
      ...(element.matches('details[open] > summary') ? ['open'] : []),
      ...(element.matches(':is(input, select, textarea):invalid, [aria-invalid=true]') ? ['invalid'] : []),
    ].join(' ')
  }

  const found: Item[] = []
  /** The named element of each item that is one. */
  const owners: (Element | undefined)[] = []
  const add = (texts: string[], kind: string, at: Element, owner?: Element) => {
    found.push({ texts, kind, within: owners.findLastIndex((other) => other?.contains(at)) })
    owners.push(owner)
  }
  for (const root of document.querySelectorAll(part)) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || !isHeard(element)) continue
      if (node !== element) {
        if (!element.closest(`${named}, label, option`)) add(sentencesOf(node.textContent ?? ''), '', element)
      } else if (element.matches(sought) && !element.parentElement?.closest('svg'))
        add(textsOfNamed(element), kindOf(element), element, element.matches(named) ? element : undefined)
    }
  }
  return found
}
