import { menus } from '../.site/menus.ts'
import type { RoutePath } from './routes.ts'

/** An address on another site. */
type OutsideAddress = `https://${string}`

/** The build checks that links within the site lead to pages (engine/content/check-data-links.ts). */
type Links = readonly { label: string; href: RoutePath | OutsideAddress }[]

/** Whether a menu's link leads to another site. */
export const isOutside = (href: RoutePath | OutsideAddress): href is OutsideAddress =>
  href.startsWith('https:')

/** The header's menu. */
export const headerMenu = menus.header as Links

/** The footer's groups of links. */
export const footerGroups = menus.footer as readonly { label: string; items: Links }[]
