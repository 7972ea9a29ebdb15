import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// Browser tests look for a site's own words; these are the ones that the specification of the theme names.
test('the theme’s words are those of the specification', () => {
  expect(parse(readFileSync('interface/en.yaml', 'utf8'))).toMatchObject({
    consentBanner: {
      text: 'We use cookies to enhance your experience',
      accept: 'Accept All',
      reject: 'Reject All',
      manage: 'Manage Preferences',
      privacy: 'Privacy',
      terms: 'Terms',
    },
    consentPreferences: { save: 'Save Preferences' },
    accessibilityPanel: {
      title: 'Accessibility Adjustments',
      heading: 'Choose the right accessibility profile for you',
      reset: 'Reset Settings',
      statement: 'Statement',
      credit: 'Web Accessibility By',
    },
  })
})
