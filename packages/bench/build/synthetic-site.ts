import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locationSlugs } from '../../../model/routes.ts'
import { copyProject } from '../../../engine/process/copy-project.ts'

const nameOf = (index: number): string => `District ${String(index).padStart(5, '0')}`
const slugOf = (index: number): string => `district-${String(index).padStart(5, '0')}`
const fileOf = (root: string, slug: string): string =>
  path.join(root, 'sites/spanwright', 'locations', `${slug}.md`)

/** The two parts of a content file. */
interface Source {
  frontMatter: string
  paragraphs: string[]
}

function read(root: string, slug: string): Source {
  const [, frontMatter = '', body = ''] = readFileSync(fileOf(root, slug), 'utf8').split(/^---\n/m)
  return { frontMatter, paragraphs: body.trim().split('\n\n') }
}

/** Replaces the value of a top-level field. */
const withField = (text: string, field: string, value: string): string =>
  text.replace(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${value}`)

/** A unique location page: the fields of one real page under another name, and paragraphs from two. */
function syntheticPage(sourcesOfText: readonly Source[], index: number): string {
  const at = (position: number) => sourcesOfText[position % sourcesOfText.length] as Source
  const [first, second] = [at(index), at(index * 7 + 3)]
  const name = nameOf(index)
  const fields = [
    ['title', `Software for the firms of ${name}`],
    ['metaTitle', `Business software for ${name}`],
    [
      'description',
      `What software can do for the firms of ${name}, and which small first step is worth taking.`,
    ],
    ['name', name],
  ] as const
  const frontMatter = fields.reduce(
    (text, [field, value]) => withField(text, field, value),
    first.frontMatter,
  )
  // The headings of both pages have even indexes, so each stays with the paragraph after it.
  const half = Math.floor(second.paragraphs.length / 2)
  const body = [
    `${name} is page ${index}.`,
    ...second.paragraphs.slice(0, half),
    ...first.paragraphs.slice(-2),
  ]
  return `---\n${frontMatter}---\n\n${body.join('\n\n')}\n`
}

/**
 * Makes a copy of the project in .cache, with generated location pages, and removes it afterward.
 * @param count The number of location pages, including the real ones.
 * @param use Works with the copy; takes its root.
 * @returns The result of `use`.
 */
export async function withSyntheticSite<Result>(
  count: number,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync('.cache', { recursive: true })
  using folder = mkdtempDisposableSync(path.resolve('.cache', 'bench-build-'))
  copyProject('.', folder.path)
  const texts = locationSlugs.map((slug) => read('.', slug))
  const added = Array.from({ length: Math.max(0, count - locationSlugs.length) }, (_, index) => index)
  for (const index of added) writeFileSync(fileOf(folder.path, slugOf(index)), syntheticPage(texts, index))
  return await use(folder.path)
}

/** Changes the text of a page in the middle of a synthetic site. */
export function editOnePage(folder: string, count: number): void {
  const file = fileOf(folder, slugOf(Math.floor((count - locationSlugs.length) / 2)))
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\nThis paragraph was added later.\n`)
}
