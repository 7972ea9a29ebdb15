import { closest } from 'fastest-levenshtein'
import { draftPaths } from '../../model/drafts.ts'
import { routes } from '../../model/routes.ts'
import { absentSection } from '../../model/sections.ts'
import { site } from '../../model/site.ts'

/** The ids of the headings on each page, by path. */
export type Anchors = Pick<ReadonlyMap<string, ReadonlySet<string>>, 'get'>

const known = new Set<string>(routes)

/** Whether an absolute address belongs to this site and is not a file, whose name would contain a dot. */
const isPage = (href: string): boolean =>
  href.startsWith(`${site.url}/`) && !/\.[^/]*$/.test(href.slice(site.url.length).split(/[#?]/)[0] ?? '')

/**
 * Checks a link.
 * @param href As written in the content.
 * @param from The path of the page that contains the link.
 * @returns The problem, or undefined.
 */
export function linkProblem(href: string, from: string, anchors: Anchors): string | undefined {
  if (isPage(href)) return linkProblem(href.slice(site.url.length), from, anchors)
  if (/^(https:|mailto:|tel:)/.test(href)) return undefined
  // GFM turns a bare www.example.com into such a link.
  if (href.startsWith('http:')) return `${href} is not encrypted; expected ${href.replace('http:', 'https:')}`
  if (!href.startsWith('/') && !href.startsWith('#')) {
    return `${href || 'an empty link'} is neither a path on the site nor an absolute address; expected /…/, #… or https:`
  }
  const [path = '', fragment] = href.split('#')
  const target = path === '' ? from : path
  const absent = absentSection(target.split('/')[1] ?? '')
  if (absent) return `${target}: ${absent}`
  if (draftPaths.has(target) && !known.has(target))
    return `${target} is a draft or not published yet; expected a page that visitors can open`
  if (!known.has(target)) return `there is no page ${target}; the closest is ${closest(target, routes)}`
  if (fragment === undefined) return undefined
  const ids = [...(anchors.get(target) ?? [])]
  if (ids.includes(fragment)) return undefined
  return ids.length === 0
    ? `${target} has no headings to link to`
    : `${target} has no heading #${fragment}; the closest is #${closest(fragment, ids)}`
}
