/** The classes in the cookie banner. Every page inlines their styles, since the banner appears without an interaction. */
export const bannerClasses = [
  'button',
  'button--default',
  'button--ghost',
  'button--outline',
  'button--size-icon',
  'consent',
  'consent__actions',
  'consent__inner',
  'consent__link',
  'consent__text',
  'consent__words',
  'icon',
  'sheet',
] as const
