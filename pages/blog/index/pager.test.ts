import { expect, test } from 'vitest'
import type { PostList } from '#model/post-lists.ts'
import { pagerOf } from './pager.ts'

const lists: PostList[] = [undefined, 'ai'].flatMap((topic) =>
  [1, 2, 3].map(
    (number) =>
      ({
        path: `/${topic ?? 'all'}/${number}/`,
        ...(topic && { topic }),
        number,
        count: 3,
      }) as never,
  ),
)

test.each([
  [0, undefined, '/all/2/'],
  [1, '/all/1/', '/all/3/'],
  [4, '/ai/1/', '/ai/3/'],
  [5, '/ai/2/', undefined],
])('page %i leads to the pages of its own list before and after it', (index, newer, older) => {
  const pager = pagerOf(lists[index]!, lists)
  expect([pager.newer?.href, pager.older?.href]).toEqual([newer, older])
})
