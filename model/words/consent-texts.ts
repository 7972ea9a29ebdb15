import type { ConsentCategory } from '../consent.ts'

/** What the panel and the cookie table say of each category. */
export const categoryDescriptions: Readonly<Record<ConsentCategory, { label: string; text: string }>> = {
  necessary: {
    label: 'Necessary',
    text: 'Remembers your choices. It’s always on: without it, we couldn’t keep your decision.',
  },
  analytics: {
    label: 'Analytics',
    text: 'Counts visits and measures speed. It shows us which pages help.',
  },
  marketing: { label: 'Marketing', text: 'Shows us if an ad led to a message.' },
  functional: {
    label: 'Functional',
    text: 'Extras such as an embedded map or video. We don’t use any right now.',
  },
}

/** What the panel says beside the categories. */
export const preferencesTexts = {
  title: 'Cookie preferences',
  signal:
    'Your browser sends the Global Privacy Control signal. Analytics and marketing stay off unless you turn them on here.',
  save: 'Save Preferences',
  cancel: 'Cancel',
  close: 'Close',
} as const
