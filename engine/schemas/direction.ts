/** The direction in which a language is written. */
export const directionOf = (language = 'en'): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr'
