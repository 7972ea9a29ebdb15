import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { expect, type Page } from 'playwright/test'
import { headerMenu, isOutside } from '../../model/navigation.ts'
import type { RoutePath } from '../../model/routes.ts'

/** The pages in the header's menu. */
export const menuPages = headerMenu.flatMap(({ href }): RoutePath[] => (isOutside(href) ? [] : [href]))

const basic: ReadonlySet<string> = new Set(['/', '/services/', '/about/', '/contact/'])

/** A page in the header's menu: research if the site has it, else a page that not every site has, else services. */
export const furtherPage: RoutePath =
  menuPages.find((href) => href === '/research/') ??
  menuPages.find((href) => !basic.has(href)) ??
  '/services/'

/**
 * The label of a page in the header's menu.
 * @throws {Error} If the menu does not lead there.
 */
export function menuLabel(route: RoutePath): string {
  const item = headerMenu.find(({ href }) => href === route)
  if (!item) throw new Error(`the menu does not lead to ${route}`)
  return item.label
}

/** The link of the header's menu to a page. */
export const menuLink = (page: Page, route: RoutePath) =>
  page
    .getByRole('navigation', { name: interfaceTexts.mainNavigation })
    .getByRole('link', { name: menuLabel(route), exact: true })

/** Goes to another page through the menu, without loading a new document. */
export async function follow(page: Page, route: RoutePath): Promise<void> {
  await menuLink(page, route).click()
  await page.waitForURL(`**${route}`)
  // The address changes before the page does.
  await expect(page.locator('h1')).toBeFocused()
}
