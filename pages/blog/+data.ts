import { loadContent } from '#content/pipeline/load.ts'
import { toTeaser } from '#content/pipeline/find.ts'
import { blog } from '#content/pages/blog.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    seo: toSeo('/blog/', blog),
    page: blog,
    posts: loadContent().posts.map((entry) => ({
      ...toTeaser(entry),
      topic: entry.fields.topic,
      published: entry.fields.published,
    })),
  }
}
