/**
 * What the consent banner and its button say. Part of every page; the words of the panel, which is
 * fetched later, are in consent-texts.ts.
 */
export const consentBannerTexts = {
  label: 'Cookie consent',
  text: 'We use cookies to enhance your experience',
  privacy: 'Privacy',
  terms: 'Terms',
  accept: 'Accept All',
  reject: 'Reject All',
  manage: 'Manage Preferences',
  close: 'Close and keep only necessary cookies',
  /** Opens the preferences again, in the footer and on the cookie page. */
  settings: 'Cookie settings',
} as const
