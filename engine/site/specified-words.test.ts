import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// Browser tests look for the words of whichever site is built; these are the ones that the specification prescribes.
test('the theme’s words match the specification', () => {
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
