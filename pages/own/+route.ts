/** Defined by vite.config.ts in every bundle; undefined where Vike loads this file without Vite. */
declare const SITE_OWN_PAGES: readonly string[] | undefined
const slugs = typeof SITE_OWN_PAGES === 'undefined' ? [] : SITE_OWN_PAGES

/** These pages are at the root of the site, like the folders of all others, so the route matches them by name. */
export default ({ urlPathname }: { urlPathname: string }) => {
  // Vike requests the data of a page without its trailing slash.
  const slug = urlPathname.replaceAll('/', '')
  return slugs.includes(slug) && { routeParams: { slug } }
}
