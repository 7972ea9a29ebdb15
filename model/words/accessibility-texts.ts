import type { Profile } from '../accessibility-profiles.ts'

/** What the panel says. */
export const panelTexts = {
  title: 'Accessibility Adjustments',
  heading: 'Choose the right accessibility profile for you',
  note: 'The pages work without these. Each switch stays on until you reload or close the page. Nothing is stored.',
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
    effect: 'Stops all animation, transitions and smooth scrolling. The dots in the background hold still.',
  },
  visionImpaired: {
    label: 'Vision impaired',
    effect:
      'White text on black, solid surfaces, 2-pixel borders, underlined links, and text a quarter larger.',
  },
  adhdFriendly: {
    label: 'ADHD friendly',
    effect:
      'Hides drawings and asides, and dims every section but the one you’re on. A reading mask follows your pointer, touch, arrow keys and focus. Press Escape to remove the mask.',
  },
  cognitiveDisability: {
    label: 'Cognitive disability',
    effect:
      'More space between lines, words, letters and paragraphs. Adds an outline of the page with its reading time, and a ruler that follows your pointer, touch and arrow keys. Press Escape to remove the ruler.',
  },
  keyboardNavigation: {
    label: 'Keyboard navigation',
    effect:
      'A stronger focus ring, one-key shortcuts, and links that skip to the navigation, contact details and footer. Press the question mark for a list of the shortcuts.',
  },
  screenReader: {
    label: 'Screen reader',
    effect:
      'Announces each new page and how many headings it has. Lists the headings at the top, says which links open a new tab, and removes decoration.',
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
  note: 'They work while the “Keyboard navigation” profile is on, but not while you’re typing.',
  goTo: (destination: string) => `Go to the ${destination}`,
  search: 'Search this site',
  adjustments: 'Open accessibility adjustments',
  list: 'Show this list',
  close: 'Close',
} as const
