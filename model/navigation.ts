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

// Whether their links lead to pages is checked with those of the content (engine/content/menu-faults.ts).
/** The menu of the header. */
export const headerMenu = menus.header as readonly NavItem[]

/** The groups of the footer. */
export const footerGroups = menus.footer as readonly NavGroup[]
