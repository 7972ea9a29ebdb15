import { footerGroups, headerMenu } from '../../model/navigation.ts'

const inMenus = [...headerMenu, ...footerGroups.flatMap(({ items }) => items)]

/** What the last menu that lists a page calls it. */
export const menuLabel = (path: string): string | undefined =>
  inMenus.findLast(({ href }) => href === path)?.label
