import type { Content } from '#engine/content/content.ts'
import { words } from '#.site/words/pricing.ts'
import { servicePath } from '#model/routes.ts'
import { priceLines, workKeys } from '#model/terms.ts'
import type { PriceGroup } from './PriceList.tsx'

/** The price list by service. Each line appears once, under the first service that sells it. */
export function priceGroups({ services }: Content): PriceGroup[] {
  const first = new Map<string, string>()
  for (const { slug, fields } of services)
    for (const key of fields.pricing.ranges) if (!first.has(key)) first.set(key, slug)
  const linesOf = (slug: string | undefined) => priceLines(workKeys.filter((key) => first.get(key) === slug))
  return [
    ...services.map(({ slug, fields }) => ({
      name: fields.label,
      path: servicePath(slug),
      lines: linesOf(slug),
    })),
    { name: words.other, lines: linesOf(undefined) },
  ].filter(({ lines }) => lines.length > 0)
}
