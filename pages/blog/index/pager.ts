import { words as sections } from '#.site/words/posts.ts'
import { postLists, type PostList } from '#model/post-lists.ts'

/**
 * Links to the pages of a list of articles before and after one of them.
 * @param lists Every page of every list.
 */
export function pagerOf({ topic, number }: PostList, lists: readonly PostList[] = [...postLists.values()]) {
  const at = (wanted: number) => {
    const found = lists.find((list) => list.topic === topic && list.number === wanted)
    return found && { label: `${sections.pager.page} ${wanted}`, href: found.path, summary: '' }
  }
  return { newer: at(number - 1), older: at(number + 1) }
}
