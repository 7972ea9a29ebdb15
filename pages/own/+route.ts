/** Put into every bundle by vite.config.ts; Vike also reads this file by itself, without asking it. */
declare const SITE_OWN_PAGES: readonly string[] | undefined
const slugs = typeof SITE_OWN_PAGES === 'undefined' ? [] : SITE_OWN_PAGES

/** These pages are at the root of the site, where all other addresses are, too: so the route knows their names. */
export default ({ urlPathname }: { urlPathname: string }) => {
  // Vike requests the data of a page without the slash at its end.
  const slug = urlPathname.replaceAll('/', '')
  return slugs.includes(slug) && { routeParams: { slug } }
}
