/** Whether following the link shows another page of this site in the same tab. */
export function isInternalPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.pathname.endsWith('/') &&
    !link.target &&
    !(SITE_HAS_LANGUAGES && link.hreflang) &&
    !link.hasAttribute('download')
  )
}
