import { menus } from '../.site/menus.ts'
import type { RoutePath } from './routes.ts'

/** The build checks that these links lead to pages (engine/content/check-data-links.ts). */
type Links = readonly { label: string; href: RoutePath }[]

/** The header's menu. */
export const headerMenu = menus.header as Links

/** The footer's groups of links. */
export const footerGroups = menus.footer as readonly { label: string; items: Links }[]
