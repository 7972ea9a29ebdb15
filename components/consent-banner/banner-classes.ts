/** The classes of the cookie banner's elements, whose styles are in every page: it comes without a visitor's sign. */
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
