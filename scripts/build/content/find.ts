import type { Teaser } from '../../../content/teaser.ts'
import type { RoutePath } from '../../../content/routes.ts'
import type { Entry } from './collection.ts'

/** A map, since thousands of pages each look up their neighbors. */
const bySlug = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>()

/** The entry of a slug. Every slug in content/routes.ts has one: loading checks that. */
export function entryOf<Slug extends string, Fields>(
  entries: readonly Entry<Slug, Fields>[],
  slug: string,
): Entry<Slug, Fields> {
  const known = bySlug.get(entries) ?? new Map(entries.map((candidate) => [candidate.slug, candidate]))
  bySlug.set(entries, known)
  const entry = known.get(slug) as Entry<Slug, Fields> | undefined
  if (!entry) throw new Error(`There is no content for the slug '${slug}'.`)
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
