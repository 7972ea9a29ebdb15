import { words as outlineTexts } from '#.site/words/accessibility-outline.ts'
import { fill } from '#model/fill.ts'
import { element } from './element.ts'
import { headingsOf, onEachPage } from './page-content.ts'
import { readingMinutes } from './reading-time.ts'

/** Marks the ids that the outline has added. */
const ownId = /^outline-\d+$/

/** A link to a heading. A heading without an id gets one while the outline is shown. */
function linkTo(heading: HTMLHeadingElement, index: number): HTMLLIElement {
  heading.id ||= `outline-${index}`
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

/** Shows the headings of each page as links at its start, and how long it takes to read. */
export function startOutline(): () => void {
  let outline: HTMLElement | undefined
  const end = onEachPage((content) => {
    outline?.remove()
    const minutes = readingMinutes(content.textContent)
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
    for (const heading of document.querySelectorAll('#main [id^="outline-"]')) {
      if (ownId.test(heading.id)) heading.removeAttribute('id')
    }
  }
}
