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

function shortcutList(): HTMLDialogElement {
  const entries = [
    ...destinations.map(({ key, name }) => [key, fill(shortcutTexts.goTo, { destination: name })] as const),
    ['/', shortcutTexts.search] as const,
    ['a', shortcutTexts.adjustments] as const,
    ['?', shortcutTexts.list] as const,
  ]
  const close = element('button', { class: 'button', type: 'submit' }, shortcutTexts.close)
  return element(
    'dialog',
    { class: 'dialog shortcuts', 'aria-labelledby': 'shortcuts-title' },
    element('h2', { id: 'shortcuts-title', class: 'dialog__title' }, shortcutTexts.title),
    element('p', { class: 'shortcuts__note' }, shortcutTexts.note),
    element(
      'dl',
      { class: 'shortcuts__list' },
      ...entries.flatMap(([key, text]) => [
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
  const list = shortcutList()
  document.body.append(list)

  const actions = new Map<string, () => void>([
    ...destinations.map((destination) => [destination.key, () => goTo(destination)] as const),
    ['/', () => document.querySelector<HTMLElement>('#search')?.click()],
    ['a', () => document.querySelector<HTMLElement>('#adjustments')?.click()],
    ['?', () => list.showModal()],
  ])
  const onKey = (event: KeyboardEvent) => {
    if (isTyping(event) || isLayerOpen()) return
    const action = actions.get(event.key)
    if (!action) return
    event.preventDefault()
    action()
  }
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('keydown', onKey)
    for (const added of [...links, list]) added.remove()
    for (const undo of unname) undo()
  }
}
