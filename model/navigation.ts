import { menus } from '../.site/menus.ts'
import type { RoutePath } from './routes.ts'

export interface NavItem {
  label: string
  href: RoutePath
}

export interface NavGroup {
  label: string
  items: readonly NavItem[]
}

// Menu links are checked along with those of the content (engine/content/menu-faults.ts).
/** The header's menu. */
export const headerMenu = menus.header as readonly NavItem[]

/** The footer's groups of links. */
export const footerGroups = menus.footer as readonly NavGroup[]
