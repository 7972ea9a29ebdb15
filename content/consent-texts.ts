import type { ConsentCategory } from './consent.ts'

/** What the panel and the cookie table say of each category. */
export const categoryDescriptions: Readonly<Record<ConsentCategory, { label: string; text: string }>> = {
  necessary: {
    label: 'Necessary',
    text: 'Remembers your choices. Always on, since the site could not keep your decision without it.',
  },
  analytics: {
    label: 'Analytics',
    text: 'Counts visits and measures speed, so that we can see which pages help.',
  },
  marketing: { label: 'Marketing', text: 'Lets us find out whether an advertisement led to a message.' },
  functional: {
    label: 'Functional',
    text: 'Extra comfort, such as an embedded map or video. Nothing of the kind is used at the moment.',
  },
}
