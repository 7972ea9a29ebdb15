import { words as shortcutTexts } from '#.site/words/accessibility-shortcuts.ts'
import { fill } from '#model/fill.ts'
import { destinations, goTo, type Destination } from './destinations.ts'
import { element } from './element.ts'
import { isLayerOpen, isTyping } from './keys.ts'

/** Links after the page's own skip link, which already leads to the main content. */
function skipLinks(): HTMLElement[] {
  return destinations
    .filter(({ id }) => id !== 'main')
    .map((destination) => {
      const link = element(
        'a',
        { class: 'skip-link', href: `#${destination.id}` },
        fill(shortcutTexts.skip, { destination: destination.name }),
      )
      link.addEventListener('click', (event) => {
        // The router would take the fragment for a navigation.
        event.preventDefault()
        event.stopPropagation()
        goTo(destination)
      })
      return link
    })
}

/**
 * Gives the skip link's fragment a target.
 * @returns A function that removes the id.
 */
function nameDestination({ id, selectors }: Destination): () => void {
  const goal = document.querySelector(selectors.at(-1) ?? '')
  if (!goal || goal.id !== '' || document.getElementById(id)) return () => {}
  goal.id = id
  return () => goal.removeAttribute('id')
}

function shortcutList(shortcuts: readonly { key: string; text: string }[]): HTMLDialogElement {
  const close = element('button', { class: 'button', type: 'submit' }, shortcutTexts.close)
  return element(
    'dialog',
    { class: 'dialog shortcuts', 'aria-labelledby': 'shortcuts-title' },
    element('h2', { id: 'shortcuts-title', class: 'dialog__title' }, shortcutTexts.title),
    element('p', { class: 'shortcuts__note' }, shortcutTexts.note),
    element(
      'dl',
      { class: 'shortcuts__list' },
      ...shortcuts.flatMap(({ key, text }) => [
        element('dt', {}, element('kbd', { class: 'shortcuts__key' }, key)),
        element('dd', {}, text),
      ]),
    ),
    element('form', { method: 'dialog' }, close),
  )
}

/**
 * Adds skip links and single-key shortcuts. The shortcuts work only while the profile is on, so that they can be turned
 * off (WCAG 2.1.4), and not while the visitor types.
 * @returns A function that removes them.
 */
export function start(): () => void {
  const links = skipLinks()
  document.querySelector('.skip-link')?.after(...links)
  const unname = destinations.map(nameDestination)
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const shortcuts = [
    ...destinations.map((destination) => ({
      key: destination.key,
      text: fill(shortcutTexts.goTo, { destination: destination.name }),
      act: () => goTo(destination),
    })),
    { key: '/', text: shortcutTexts.search, act: () => press('#search') },
    { key: 'a', text: shortcutTexts.adjustments, act: () => press('#adjustments') },
    { key: '?', text: shortcutTexts.list, act: () => list.showModal() },
  ]
  const list: HTMLDialogElement = shortcutList(shortcuts)
  document.body.append(list)

  const onKey = (event: KeyboardEvent) => {
    const shortcut = shortcuts.find(({ key }) => key === event.key)
    if (!shortcut || isTyping(event) || isLayerOpen()) return
    event.preventDefault()
    shortcut.act()
  }
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('keydown', onKey)
    for (const added of [...links, list]) added.remove()
    for (const undo of unname) undo()
  }
}
