import { words as announcement } from '#.site/words/accessibility-announcement.ts'
import { words as panelTexts } from '#.site/words/accessibility-panel.ts'
import { describePages } from '#components/app/announcer.ts'
import { fillCount } from '#model/fill-count.ts'
import { element } from './element.ts'
import { headingsOf, onEachPage } from './page-content.ts'

/** Adds a note to each link that opens a new tab, including those in header and footer. */
function noteNewTabs(): () => void {
  const notes = [...document.querySelectorAll('a[target="_blank"]:not(dialog *)')].map((link) => {
    const note = element('span', { class: 'new-tab-note' }, ` ${panelTexts.newTab}`)
    link.append(note)
    return note
  })
  return () => {
    for (const note of notes) note.remove()
  }
}

/**
 * What the screen reader profile adds by script: notes on links, and a longer announcement of each new page.
 * @returns A function that removes both.
 */
export function start(): () => void {
  let removeNotes = () => {}
  const end = onEachPage((content) => {
    removeNotes()
    removeNotes = noteNewTabs()
    describePages((title) => {
      const headings = headingsOf(content)
      return fillCount(announcement, headings.length, { title: headings[0]?.textContent ?? title })
    })
  })
  return () => {
    end()
    removeNotes()
    describePages()
  }
}
