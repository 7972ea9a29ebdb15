import { words as outlineTexts } from '#.site/words/accessibility-outline.ts'
import { fill } from '#model/fill.ts'
import { readingMinutes } from '#model/reading-speed.ts'
import { element } from './element.ts'
import { headingsOf, onEachPage } from './page-content.ts'

/** How the ids begin that the outline adds. Those of the page have no underscore. */
const ownId = 'outline_'

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** A link to a heading, which gets an id if it has none. */
function linkTo(heading: HTMLHeadingElement, index: number): HTMLLIElement {
  heading.id ||= `${ownId}${index}`
  const link = element(
    'a',
    {
      class: heading.localName === 'h3' ? 'outline__link outline__link--deep' : 'outline__link',
      href: `#${heading.id}`,
    },
    heading.textContent,
  )
  return element('li', {}, link)
}

/**
 * Shows each page's headings as links at its start, and how long it takes to read.
 * @returns A function that removes this.
 */
export function start(): () => void {
  let outline: HTMLElement | undefined
  const end = onEachPage((content) => {
    outline?.remove()
    const minutes = readingMinutes(wordsIn(content.textContent))
    outline = element(
      'nav',
      { class: 'outline sheet', 'aria-label': outlineTexts.label },
      element('p', { class: 'outline__label annotation' }, outlineTexts.label),
      element('p', { class: 'outline__time' }, fill(outlineTexts.readingTime, { minutes })),
      element('ol', { class: 'outline__list' }, ...headingsOf(content).map(linkTo)),
    )
    content.prepend(outline)
  })
  return () => {
    end()
    outline?.remove()
    for (const heading of document.querySelectorAll(`[id^=${ownId}]`)) heading.removeAttribute('id')
  }
}
