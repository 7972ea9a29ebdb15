import { nomogram } from '#scripts/build/drawings/sketches.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { toTeaser } from '#content/pipeline/find.ts'
import { writtenDay } from '#content/pipeline/written.ts'
import { blog } from '#content/pages/blog.ts'
import { illustrated } from '#scripts/build/drawings/catalog.ts'
import { pageHead } from '#renderer/page-head.ts'

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
