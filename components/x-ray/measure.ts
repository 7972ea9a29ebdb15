import { createContrastMeter } from './contrast.ts'
import { edgesOf } from './edges.ts'
import { loaded } from './loaded.ts'

/** The smallest box drawn, in CSS pixels; the lines of smaller ones would cover the page. */
const smallest = 48
/** Measures the page as it is now, in CSS pixels. */
export function measure() {
  // The document's own scroll size would include lines drawn before the window or the page shrank.
  const { offsetWidth, offsetHeight } = document.body
  const parts = [...document.querySelectorAll('main section, main .hero, main figure, .header, .footer')]
  const texts = textElements()
  const contrast = createContrastMeter()
  return {
    page: { width: offsetWidth, height: offsetHeight },
    boxes: parts.map(boxOf).filter(({ width, height }) => Math.min(width, height) >= smallest),
    /** Where most lines of text begin. */
    edges: edgesOf(
      texts
        .filter((element) => element.matches('main :is(h1, h2, h3, p, li)'))
        .map((element) => boxOf(element).x),
    ),
    /** The sections with a heading, and the bytes of their HTML as parsed. */
    parts: parts.flatMap((part) => {
      const name = part.querySelector('h2')?.textContent
      return name && part.matches('main section') ? [{ name, bytes: new Blob([part.outerHTML]).size }] : []
    }),
    ...loaded(performance.getEntries(), location.origin),
    texts: texts.length,
    lowestContrast: Math.min(...texts.map(contrast)),
  }
}

export type Measures = ReturnType<typeof measure>

/** The visible elements that have text of their own. */
function textElements(): Element[] {
  const found = new Set<Element>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (parentElement && /\S/.test(data) && !parentElement.closest('script, style, noscript, svg, .x-ray'))
      found.add(parentElement)
  }
  return [...found].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  })
}

/** An element's place from the page's top left corner, and the ground it lies on, whose colors its lines take. */
function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: Math.round(left + scrollX),
    y: Math.round(top + scrollY),
    width: Math.round(width),
    height: Math.round(height),
    ground: element.closest<HTMLElement>('[data-ground]')?.dataset['ground'],
  }
}
