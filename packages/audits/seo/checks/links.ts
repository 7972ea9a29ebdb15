import { depths } from '../../content/rules.ts'
import { attribute, textOf, type Element, type HtmlPage } from '../../html/html-page.ts'
import {
  everyPageCheck,
  pageCheck,
  type AuditedSite,
  type Check,
  type Finding,
} from '../../site/audited-site.ts'
import { unless } from '../../unless.ts'
import { deepest } from './limits.ts'

const generic = /^(click here|here|learn more|read more|more|link)$/i

const nameOf = (link: Element): string => (attribute(link, 'aria-label') ?? textOf(link)).trim()

const idsOf = (page: HtmlPage): Set<string | undefined> =>
  new Set(page.elements.map((element) => attribute(element, 'id')))

/** What is wrong with the target of an internal link, if anything. */
function goalFault(link: Element, page: HtmlPage, site: AuditedSite): string | undefined {
  const href = attribute(link, 'href') ?? ''
  const [target = '', fragment] = href.split('#')
  const goal = target === '' ? page : site.pages.find(({ path }) => path === target)
  if (target in site.redirects) return `the link ${href} costs a redirect; expected ${site.redirects[target]}`
  // The pages of other languages have their own audits.
  const file = attribute(link, 'hreflang') === undefined ? target : `${target}index.html`
  if (!goal && !site.read(file)) return `the link ${href} is dead; expected a page or a file`
  if (fragment !== undefined && !(goal && idsOf(goal).has(fragment)))
    return `the link ${href} leads to a page, but the page has no such id`
  return undefined
}

const linkFaults = (page: HtmlPage, site: AuditedSite): string[] =>
  page.all('a').flatMap((link) => {
    const href = attribute(link, 'href') ?? ''
    const name = nameOf(link)
    const faults: string[] = []
    if (name === '' || generic.test(name))
      faults.push(`the link ${href} has the text "${name}"; expected where it leads`)
    if (href === '' || href === '#' || /^(javascript|http):/i.test(href))
      faults.push(`the link "${name}" has the address "${href}"; expected one that leads somewhere, by https`)
    else if (/^(\/|#)/.test(href))
      faults.push(...[goalFault(link, page, site)].filter((fault) => fault !== undefined))
    else if (!/^(https|mailto|tel):/.test(href))
      faults.push(`the link ${href}; expected a path from the root`)
    return faults
  })

const linksCheck = everyPageCheck('links', (page, site) => [...new Set(linkFaults(page, site))])

const addressCheck = pageCheck('address', ({ path }) =>
  unless(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(path),
    `the path ${path}; expected lower case, hyphens and a slash at the end`,
  ),
)

const redirectsCheck: Check = {
  name: 'redirects',
  find: ({ redirects, pages, routes }) =>
    Object.entries(redirects).flatMap(([from, to]): Finding[] => {
      const [target = '', fragment] = to.split('#')
      const page = pages.find(({ path }) => path === target)
      const message =
        target in redirects
          ? `leads to ${to}, which is a redirect itself; expected one hop`
          : !page
            ? `leads to ${to}; expected a page`
            : fragment !== undefined && !idsOf(page).has(fragment)
              ? `leads to ${to}, but the page has no such id`
              : routes.includes(from)
                ? 'is both a page and a redirect; expected one or the other'
                : undefined
      return message === undefined ? [] : [{ path: from, message }]
    }),
}

const orphanCheck: Check = {
  name: 'orphans',
  find: ({ texts }) =>
    texts
      .filter(({ path }) => path !== '/')
      .filter(({ path }) => !texts.some((other) => other.path !== path && other.mainLinks.includes(path)))
      .map(({ path }) => ({ path, message: '0 links from the text of other pages; expected 1 or more' })),
}

const depthCheck: Check = {
  name: 'depth',
  find: ({ texts }) => {
    const clicks = depths(texts)
    return texts.flatMap(({ path }) => {
      const depth = clicks.get(path)
      const distance = depth === undefined ? 'no path leads here' : `${depth} clicks`
      return unless(depth !== undefined && depth <= deepest, {
        path,
        message: `${distance} from home; the limit is ${deepest} clicks`,
      })
    })
  },
}

export const linkChecks = [linksCheck, addressCheck, redirectsCheck, orphanCheck, depthCheck]
