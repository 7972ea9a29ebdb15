import type { z } from 'zod'
import { faultIn, type Fault } from '../faults/fault.ts'
import { readYaml } from '../faults/read-yaml.ts'
import { siteFolder } from '../process/site-folder.ts'
import { menusSchema, type Menus } from '../schemas/menus.ts'
import { redirectsSchema } from '../schemas/redirects.ts'
import { siteSchema } from '../schemas/site.ts'
import { linkProblem } from './links.ts'

/** A field, and what is wrong with it, if anything. */
type Checked = [at: PropertyKey[], problem: string | undefined]

/**
 * Checks the links of the menus, the redirects and the notice. Other faults in these files have been reported before
 * (engine/site/read-data.ts).
 * @param moved Earlier addresses of pages, with the current ones.
 */
export function dataLinkFaults(
  root: string,
  moved: readonly (readonly [from: string, to: string])[],
): Fault[] {
  const check = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    checked: (data: z.output<Schema>) => Checked[],
  ): Fault[] => {
    const { data, ...source } = readYaml(root, `${siteFolder(root)}/${name}`, schema)
    if (data === undefined) return []
    return checked(data).flatMap(([at, problem]) => (problem ? [faultIn(source, at, problem)] : []))
  }
  return [
    ...check('menus.yaml', menusSchema, checkMenus),
    ...check('redirects.yaml', redirectsSchema, (redirects) => checkRedirects(redirects, new Map(moved))),
    ...check('site.yaml', siteSchema, ({ notice }) => checkNotice(notice?.text ?? '')),
  ]
}

/** Ignores the fragment: fragments are checked on the built pages. */
const pageProblem = (href: string): string | undefined => linkProblem(href.replace(/#.*/, ''), '/', new Map())

function checkMenus({ header, footer }: Menus): Checked[] {
  const checkItems = (items: readonly { href: string }[], at: readonly PropertyKey[]) =>
    items.map(({ href }, index): Checked => [
      [...at, index, 'href'],
      href.startsWith('/') ? pageProblem(href) : undefined,
    ])
  return [
    ...checkItems(header, ['header']),
    ...footer.flatMap(({ items }, index) => checkItems(items, ['footer', index, 'items'])),
  ]
}

const checkRedirects = (
  redirects: Readonly<Record<string, string>>,
  movedTo: ReadonlyMap<string, string>,
): Checked[] =>
  Object.entries(redirects).flatMap(([from, to]) => {
    const further = redirects[to] ?? movedTo.get(to)
    const page = movedTo.get(from)
    const problems = [
      pageProblem(from) ? undefined : `${from} is a page; expected an address that is not a page`,
      page && `${page} names this earlier address itself (formerly); expected it in one place`,
      further ? `${to} redirects to ${further}; expected that page` : pageProblem(to),
    ]
    return problems.map((problem): Checked => [[from], problem])
  })

const checkNotice = (text: string): Checked[] =>
  [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, href = '']) => [['notice', 'text'], pageProblem(href)])
