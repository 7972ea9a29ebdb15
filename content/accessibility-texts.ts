import type { Profile } from '#components/accessibility/machine.ts'

/** What the panel says. */
export const panelTexts = {
  title: 'Accessibility Adjustments',
  heading: 'Choose the right accessibility profile for you',
  note: 'The pages work without any of these. Each switch does what it says until you reload or close the page, and nothing is stored.',
  reset: 'Reset Settings',
  statement: 'Statement',
  credit: 'Web Accessibility By',
  newTab: '(opens in a new tab)',
  close: 'Close',
} as const

/** Each switch: its name and its effect. A description says what happens, never what it is good for. */
export const profileTexts: Readonly<Record<Profile, { label: string; effect: string }>> = {
  seizureSafe: {
    label: 'Seizure safe',
    effect: 'Stops every animation, transition and smooth scroll. The dots in the background stand still.',
  },
  visionImpaired: {
    label: 'Vision impaired',
    effect:
      'White text on black, solid surfaces, borders of 2 pixels, underlined links, and text a quarter larger.',
  },
  adhdFriendly: {
    label: 'ADHD friendly',
    effect:
      'Hides drawings and asides, quiets every section but the one you point at or focus, and shows a reading mask that follows pointer, touch, arrow keys and focus. Escape removes the mask.',
  },
  cognitiveDisability: {
    label: 'Cognitive disability',
    effect:
      'Wider spacing between lines, words, letters and paragraphs, a ruler that follows pointer, touch and arrow keys, and an outline of the page with its reading time. Escape removes the ruler.',
  },
  keyboardNavigation: {
    label: 'Keyboard navigation',
    effect:
      'A stronger focus ring, links that skip to navigation, contact details and footer, and shortcuts of one key. Press the question mark for their list.',
  },
  screenReader: {
    label: 'Screen reader',
    effect:
      'Announces each new page with its number of headings, lists the headings at the start of the page, says which links open a new tab, and removes decoration.',
  },
}

/** The outline at the start of a page. */
export const outlineTexts = {
  label: 'Outline of this page',
  readingTime: (minutes: number) => `Reading time: about ${minutes} min`,
} as const

/** What is announced when a page is shown while the screen reader profile is on. */
export const pageAnnouncement = (title: string, headings: number): string =>
  `${title}. ${headings} ${headings === 1 ? 'heading' : 'headings'}.`

/** Places that the skip links and the shortcuts lead to. */
export const destinationTexts = {
  navigation: 'navigation',
  main: 'main content',
  contact: 'contact details',
  footer: 'footer',
} as const

export const skipText = (destination: string): string => `Skip to the ${destination}`

/** The list of shortcuts. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  note: 'They work while the profile “Keyboard navigation” is on, and not while you type.',
  goTo: (destination: string) => `Go to the ${destination}`,
  search: 'Search this site',
  adjustments: 'Open accessibility adjustments',
  list: 'Show this list',
  close: 'Close',
} as const
