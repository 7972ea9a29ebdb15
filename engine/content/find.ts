import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Teaser } from '../../model/teaser.ts'
import type { RoutePath } from '../../model/routes.ts'
import type { PageFields, PageName } from '../schemas/pages/index.ts'
import type { Content } from './content.ts'
import type { Entry } from './entry.ts'

/** Cached, because each of thousands of pages looks up its neighbors. */
const bySlug = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>()

function find<Slug extends string, Fields>(entries: readonly Entry<Slug, Fields>[], slug: string) {
  const known = bySlug.get(entries) ?? new Map(entries.map((candidate) => [candidate.slug, candidate]))
  bySlug.set(entries, known)
  return known.get(slug) as Entry<Slug, Fields> | undefined
}

/** The entry of a slug. Loading has checked that every slug in model/routes.ts has one. */
export function entryOf<Slug extends string, Fields>(entries: readonly Entry<Slug, Fields>[], slug: string) {
  const entry = find(entries, slug)
  if (!entry) throw new Error(`There is no content for the slug '${slug}'.`)
  return entry
}

/**
 * The content of a main page.
 * @throws {Error} If its section is off.
 */
export const pageOf = <Name extends PageName>({ pages }: Content, name: Name): PageFields[Name] =>
  entryOf(pages as Entry<PageName, unknown>[], name).fields as PageFields[Name]

/** The groups of services that the home page defines, with their services; empty groups are left out. */
export const serviceGroups = (content: Content) =>
  pageOf(content, 'home')
    .groups.map((group) => ({
      ...group,
      services: content.services.filter(({ fields }) => fields.group === group.key),
    }))
    .filter(({ services }) => services.length > 0)

/**
 * The entry for the address of a page.
 * @throws Vike's abort with a 404, since the development server receives requests for any address.
 */
export function entryOfAddress<Slug extends string, Fields>(
  entries: readonly Entry<Slug, Fields>[],
  { routeParams, urlPathname }: PageContextServer,
): Entry<Slug, Fields> {
  const entry = find(entries, routeParams['slug'] ?? '')
  if (!entry) throw render(404, `There is no page at ${urlPathname}.`)
  return entry
}

interface Described {
  path: string
  fields: { title: string; card: string; label?: string; name?: string }
}

export const toTeaser = ({ path, fields }: Described): Teaser => ({
  label: fields.label ?? fields.name ?? fields.title,
  href: path as RoutePath,
  summary: fields.card,
})
