import type { Entry } from './entry.ts'
import type { Fault } from '../faults/fault.ts'
import { slugOf } from '../site/file-name.ts'
import { entryFolders } from '../../model/entry-folders.ts'
import { contentFile } from './collection.ts'

/**
 * Reports earlier addresses that would lead to two pages, or that a page uses now.
 * @param moved Earlier addresses, with the current ones.
 * @param paths The addresses of all pages.
 */
export function formerAddressFaults(
  moved: readonly (readonly [from: string, to: string])[],
  paths: readonly string[],
): Fault[] {
  const owners = new Map(paths.map((path) => [path, path]))
  return moved.flatMap(([from, to]) => {
    const owner = owners.get(from)
    owners.set(from, owner ?? to)
    if (owner === undefined) return []
    const [folder = ''] = Object.entries(entryFolders).find(([, base]) => to.startsWith(base)) ?? []
    const file = contentFile(folder, to.split('/').at(-2) ?? '', folder === 'pages' ? 'yaml' : 'md')
    const problem = `${from} leads to ${owner}; expected an address that no other page has or had`
    return [{ file, line: 1, field: 'formerly', problem }]
  })
}

type Article = Pick<Entry<string, unknown>, 'file'> & { fields: { topic: string } }

/** Reports topics whose names differ but whose addresses don't. */
export function topicFaults(posts: readonly Article[]): Fault[] {
  const first = new Map<string, Article>()
  return posts.flatMap((post) => {
    const slug = slugOf(post.fields.topic)
    const known = first.get(slug)
    first.set(slug, known ?? post)
    if (!known || known.fields.topic === post.fields.topic) return []
    const problem = `“${post.fields.topic}” is “${known.fields.topic}” in ${known.file}; expected one spelling`
    return [{ file: post.file, line: 1, field: 'topic', problem }]
  })
}
