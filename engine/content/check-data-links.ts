import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../faults/fault.ts'
import { readYaml, type YamlFile } from '../faults/read-yaml.ts'
import { siteFolder } from '../process/site-folder.ts'
import { menusSchema } from '../schemas/menus.ts'
import { redirectsSchema } from '../schemas/redirects.ts'
import { siteSchema } from '../schemas/site.ts'
import { linkProblem } from './links.ts'

/** Sections are known only when the pages are built, where every link of a page is checked again. */
const pageProblem = (href: string): string | undefined => linkProblem(href.replace(/#.*/, ''), '/', new Map())

/**
 * Checks where the menus, the redirects and the notice lead. Other errors in their files were reported earlier
 * (engine/site/read-data.ts).
 * @param root The project's root.
 * @param moved Earlier addresses of pages, with the current ones.
 */
export const dataLinkFaults = (
  root: string,
  moved: readonly (readonly [from: string, to: string])[],
): Fault[] => [...menuFaults(root), ...redirectFaults(root, moved), ...noticeFaults(root)]

const faultIn =
  ({ file, lineOf }: Pick<YamlFile, 'file' | 'lineOf'>) =>
  (at: readonly PropertyKey[], problem: string | undefined): Fault[] =>
    problem === undefined ? [] : [{ file, line: lineOf(at), field: at.join('.'), problem }]

function menuFaults(root: string): Fault[] {
  const file = `${siteFolder(root)}/menus.yaml`
  const { data, lineOf } = readYaml(root, file, menusSchema)
  const faultAt = faultIn({ file, lineOf })
  const faultsOf = (items: readonly { href: string }[], at: readonly PropertyKey[]): Fault[] =>
    items.flatMap(({ href }, index) => faultAt([...at, index, 'href'], pageProblem(href)))
  if (!data) return []
  return [
    ...faultsOf(data.header, ['header']),
    ...data.footer.flatMap(({ items }, index) => faultsOf(items, ['footer', index, 'items'])),
  ]
}

function redirectFaults(root: string, moved: readonly (readonly [from: string, to: string])[]): Fault[] {
  const file = `${siteFolder(root)}/redirects.yaml`
  if (!existsSync(path.join(root, file))) return []
  const { data = {}, lineOf } = readYaml(root, file, redirectsSchema)
  const faultAt = faultIn({ file, lineOf })
  const movedTo = new Map(moved)
  return Object.entries(data).flatMap(([from, to]) => {
    const further = data[to] ?? movedTo.get(to)
    const page = movedTo.get(from)
    return [
      ...faultAt(
        [from],
        pageProblem(from) === undefined
          ? `${from} is a page; expected an address that is not a page`
          : undefined,
      ),
      ...faultAt(
        [from],
        page && `${page} names this earlier address itself (formerly); expected it in one place`,
      ),
      ...faultAt([from], further ? `${to} redirects to ${further}; expected that page` : pageProblem(to)),
    ]
  })
}

function noticeFaults(root: string): Fault[] {
  const file = `${siteFolder(root)}/site.yaml`
  const { data, lineOf } = readYaml(root, file, siteSchema)
  const links = [...(data?.notice?.text ?? '').matchAll(/\]\((\/[^)\s]*)/g)]
  return links.flatMap(([, href = '']) => faultIn({ file, lineOf })(['notice', 'text'], pageProblem(href)))
}
