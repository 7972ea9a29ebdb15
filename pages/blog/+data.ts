import { nomogram } from '#scripts/build/drawings/sketches.ts'
import { loadContent } from '#scripts/build/content/load.ts'
import { toTeaser } from '#scripts/build/content/find.ts'
import { writtenDay } from '#scripts/build/content/written.ts'
import { blog } from '#content/pages/blog.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { pageHead } from '#scripts/build/head/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    drawing: nomogram(),
    ...pageHead({ path: '/blog/', fields: blog, name: 'Insights', pageType: 'CollectionPage' }),
    page: blog,
    posts: loadContent().posts.map((entry) => ({
      ...illustrated(toTeaser(entry)),
      topic: entry.fields.topic,
      published: writtenDay(entry.fields.published),
    })),
  }
}
