import { footerGroups, headerMenu } from '../../model/navigation.ts'

const inMenus = [...headerMenu, ...footerGroups.flatMap(({ items }) => items)]

/** The label of a page in the last menu that lists it. */
export const menuLabel = (path: string): string | undefined =>
  inMenus.findLast(({ href }) => href === path)?.label
