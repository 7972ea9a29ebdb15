import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { footerGroups, headerMenu } from '../../model/navigation.ts'
import type { Answers } from './answers.ts'
import { droppedStarts, menusFor, withMenus, withoutLinksTo } from './navigation.ts'
import { siteValues, withValues } from './site-config.ts'

const samples = ['services', 'case-studies', 'locations', 'blog', 'places', 'authors'] as const
/** Where distances are measured from: every site has it. */
const keptPlace = 'downtown.json'

/**
 * Makes the project a firm's own. Writes only what belongs to the owner: content, tokens and public.
 * @param root The project's root.
 * @returns The files and folders that were written, for the owner to look at.
 */
export function setUp(root: string, answers: Answers): string[] {
  const rewrite = (file: string, change: (text: string) => string): string => {
    const target = path.join(root, file)
    writeFileSync(target, change(readFileSync(target, 'utf8')))
    return file
  }
  return [
    rewrite('model/site.ts', (text) => withValues(text, siteValues(answers))),
    rewrite('model/navigation.ts', (text) =>
      withMenus(text, menusFor(answers, { headerMenu, footerGroups })),
    ),
    ...(answers.content === 'empty' ? emptyContent(root, answers) : []),
    ...unlink(root, droppedStarts(answers)),
  ]
}

/** Makes plain words of the links in Markdown to what is left out. */
function unlink(root: string, dropped: readonly string[]): string[] {
  const content = path.join(root, 'content')
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  return files.flatMap((name) => {
    const file = path.join(content, name)
    const text = readFileSync(file, 'utf8')
    const unlinked = withoutLinksTo(text, dropped)
    if (unlinked === text) return []
    writeFileSync(file, unlinked)
    return [path.join('content', name)]
  })
}

/** Replaces the sample's texts by ones that say in brackets what belongs there. */
function emptyContent(root: string, { city }: Answers): string[] {
  const content = path.join(root, 'content')
  for (const folder of samples.filter((name) => existsSync(path.join(content, name)))) {
    for (const name of readdirSync(path.join(content, folder), { withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ))
      if (name.name !== keptPlace) rmSync(path.join(content, folder, name.name))
  }
  const place = { name: city, lat: 0, lon: 0, county: city, zips: [] }
  writeFileSync(path.join(content, 'places', keptPlace), `${JSON.stringify(place, undefined, 2)}\n`)
  const starter = path.join(import.meta.dirname, 'starter', 'content')
  cpSync(starter, content, { recursive: true })
  return ['sites/spanwright/pages', ...samples.map((folder) => `content/${folder}`)]
}
