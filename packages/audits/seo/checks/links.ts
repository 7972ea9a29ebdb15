import { depths } from '../../content/rules.ts'
import { attribute, textOf, type Element, type HtmlPage } from '../../html/html-page.ts'
import { everyPageCheck, pageCheck, siteCheck, type AuditedSite } from '../../site/audited-site.ts'
import { deepest } from './limits.ts'

const generic = /^(click here|here|learn more|read more|more|link)$/i

const nameOf = (link: Element): string => (attribute(link, 'aria-label') ?? textOf(link)).trim()

const hasId = (page: HtmlPage, id: string): boolean =>
  page.elements.some((element) => attribute(element, 'id') === id)

/** What is wrong with the target of an internal link, if anything. */
function goalFault(link: Element, page: HtmlPage, site: AuditedSite): string | undefined {
  const href = attribute(link, 'href') ?? ''
  const [target = '', fragment] = href.split('#')
  const goal = target === '' ? page : site.pages.find(({ path }) => path === target)
  if (target in site.redirects) return `the link ${href} costs a redirect; expected ${site.redirects[target]}`
  // The pages of other languages have their own audits.
  const file = attribute(link, 'hreflang') === undefined ? target : `${target}index.html`
  if (!goal && !site.read(file)) return `the link ${href} is dead; expected a page or a file`
  if (fragment !== undefined && !(goal && hasId(goal, fragment)))
    return `the link ${href} leads to a page, but the page has no such id`
  return undefined
}

function* linkFaults(page: HtmlPage, site: AuditedSite) {
  for (const link of page.all('a')) {
    const href = attribute(link, 'href') ?? ''
    const name = nameOf(link)
    if (name === '' || generic.test(name))
      yield `the link ${href} has the text "${name}"; expected where it leads`
    if (href === '' || href === '#' || /^(javascript|http):/i.test(href))
      yield `the link "${name}" has the address "${href}"; expected one that leads somewhere, by https`
    else if (/^(\/|#)/.test(href)) {
      const fault = goalFault(link, page, site)
      if (fault !== undefined) yield fault
    } else if (!/^(https|mailto|tel):/.test(href)) yield `the link ${href}; expected a path from the root`
  }
}

const linksCheck = everyPageCheck('links', (page, site) => new Set(linkFaults(page, site)))

const addressCheck = pageCheck('address', function* ({ path }) {
  if (!/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$/.test(path))
    yield `the path ${path}; expected lower case, hyphens and a slash at the end`
})

const redirectsCheck = siteCheck('redirects', function* ({ redirects, pages, routes }) {
  for (const [path, to] of Object.entries(redirects)) {
    const [target = '', fragment] = to.split('#')
    const page = pages.find((each) => each.path === target)
    if (target in redirects)
      yield { path, message: `leads to ${to}, which is a redirect itself; expected one hop` }
    else if (!page) yield { path, message: `leads to ${to}; expected a page` }
    else if (fragment !== undefined && !hasId(page, fragment))
      yield { path, message: `leads to ${to}, but the page has no such id` }
    else if (routes.includes(path))
      yield { path, message: 'is both a page and a redirect; expected one or the other' }
  }
})

const orphanCheck = siteCheck('orphans', function* ({ texts }) {
  for (const { path } of texts)
    if (path !== '/' && !texts.some((other) => other.path !== path && other.mainLinks.includes(path)))
      yield { path, message: '0 links from the text of other pages; expected 1 or more' }
})

const depthCheck = siteCheck('depth', function* ({ texts }) {
  const clicks = depths(texts)
  for (const { path } of texts) {
    const depth = clicks.get(path)
    const distance = depth === undefined ? 'no path leads here' : `${depth} clicks`
    if (depth === undefined || depth > deepest)
      yield { path, message: `${distance} from home; the limit is ${deepest} clicks` }
  }
})

export const linkChecks = [linksCheck, addressCheck, redirectsCheck, orphanCheck, depthCheck]
