import { getDataLayer } from '#components/consent/tags.ts'
import { site } from '#model/site.ts'
import type { PageData } from '#components/seo/page-data.ts'

/** How many views are kept if no tag manager reads them. */
const mostUnread = 100

let lastPath: string | undefined

/**
 * Pushes a `page_view` for the page shown now. A transition to the same address, such as a click on the current
 * page's own link, doesn't count.
 * @param page Supplies the title: the document may still have the previous page's.
 */
export function pushPageView({ data }: { data?: unknown }): void {
  const path = location.pathname + location.search
  if (path === lastPath) return
  lastPath = path
  const layer = getDataLayer()
  // The first entry is the default consent.
  if (!site.analytics.containerId && layer.length > mostUnread) layer.splice(1, 1)
  layer.push({
    event: 'page_view',
    page_title: (data as PageData).seo.title,
    // Without the fragment, which browsers never send (RFC 3986, section 3.5).
    page_location: location.origin + path,
    page_path: path,
  })
}
