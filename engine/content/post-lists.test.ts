import { expect, test } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import type { Content } from './content.ts'

const topicOf = (index: number) => (index < 11 ? 'AI' : index < 13 ? 'Maps' : 'Once')
const posts = Array.from({ length: 21 }, (_, index) => ({
  path: `/blog/${index}/`,
  fields: { topic: topicOf(index), updated: `2026-03-${10 + index}` },
}))
const content = { posts } as unknown as Content

test('each list shows ten articles a page, in order and each once; a topic with one article has no list', async () => {
  mockSite({
    entries: () => ({
      published: { blog: Array.from({ length: 21 }) },
      topics: {
        ai: { name: 'AI', posts: 11 },
        maps: { name: 'Maps', posts: 2 },
        once: { name: 'Once', posts: 1 },
      },
    }),
  })
  const { postLists } = await import('../../model/post-lists.ts')
  const { furtherList, listFields, postsOn } = await import('./post-lists.ts')
  const shown = [...postLists].map(([path, list]) => {
    const articles = postsOn(content, list).map((post) => Number(post.path.split('/')[2]))
    const updated = listFields(content, list).updated.slice(-2)
    return [path, articles.at(0), articles.at(-1), articles.length, updated]
  })
  expect(shown).toEqual([
    ['/blog/', 0, 9, 10, '19'],
    ['/blog/page/2/', 10, 19, 10, '29'],
    ['/blog/page/3/', 20, 20, 1, '30'],
    ['/blog/topics/ai/', 0, 9, 10, '19'],
    ['/blog/topics/ai/page/2/', 10, 10, 1, '20'],
    ['/blog/topics/maps/', 11, 12, 2, '22'],
  ])
  const said = (path: string) => JSON.stringify(listFields(content, furtherList(path)!))
  expect(said('/blog/page/2/')).toMatch(/2.*3/)
  expect([said('/blog/topics/ai/').includes('AI'), said('/blog/page/2/').includes('AI')]).toEqual([
    true,
    false,
  ])
  expect(furtherList('/blog/')).toBeUndefined()
  expect(furtherList('/blog/page/2/')).toMatchObject({ number: 2, count: 3 })
})
