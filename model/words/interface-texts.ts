import { site } from '../site.ts'

/** Short texts around the content of every page, or of a component used on many. */
export const interfaceTexts = {
  skipLink: 'Skip to the main content',
  home: `${site.name}, home`,
  menu: 'Menu',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  contents: 'On this page',
  loading: 'Loading the page',
  /** Read out before a field's error message. */
  errorPrefix: 'Error: ',
  /** Spoken between the ends of a range, where sighted readers see a line. */
  rangeTo: ' to ',
  principleCost: 'What it costs us',
  orCall: (phone: string): string => `or call ${phone}`,
  miles: (count: number): string => `${count} mi`,
} as const

export const themeTexts = {
  legend: 'Color theme',
  labels: { system: 'System', light: 'Light', dark: 'Dark' },
  hint: (label: string): string => `${label} theme`,
} as const

export const footerTexts = {
  reach: 'Reach us',
  copyright: `© ${site.founded} ${site.legalName}. We made the drawings and wrote the words.`,
} as const
