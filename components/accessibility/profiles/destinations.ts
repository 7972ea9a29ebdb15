import { words as destinationTexts } from '#.site/words/accessibility-destinations.ts'

/** A part of every page that has a skip link and a shortcut. */
export interface Destination {
  /** The key of its shortcut. */
  key: string
  name: string
  /** What may take the focus, best first. On a small screen, the closed menu's button stands in for its links. */
  selectors: readonly string[]
  /** The fragment of its skip link. */
  id: string
}

export const destinations: readonly Destination[] = [
  {
    key: 'n',
    name: destinationTexts.navigation,
    selectors: ['.header__toggle', '.header__nav a'],
    id: 'menu',
  },
  { key: 'm', name: destinationTexts.main, selectors: ['#main'], id: 'main' },
  { key: 'c', name: destinationTexts.contact, selectors: ['.footer__address a'], id: 'contact-details' },
  { key: 'f', name: destinationTexts.footer, selectors: ['.footer'], id: 'footer' },
]

/** Moves the focus to a destination, and makes it focusable for as long as it has the focus. */
export function goTo({ selectors }: Destination): void {
  const goal = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((candidate) => candidate?.checkVisibility())
  if (!goal) return
  if (goal.tabIndex < 0 && !goal.hasAttribute('tabindex')) {
    goal.tabIndex = -1
    goal.addEventListener('blur', () => goal.removeAttribute('tabindex'), { once: true })
  }
  goal.focus()
}
