import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { folders } from '../../../engine/drawings/site-drawings.ts'
import type { Drawing } from './grammar/grammar.ts'

const read = async (file: string): Promise<[string, Drawing]> => {
  const { dir, name } = path.parse(file)
  const { drawing } = (await import(pathToFileURL(path.join(import.meta.dirname, file)).href)) as {
    drawing: Drawing
  }
  return [folders[dir as keyof typeof folders] + name, drawing]
}

/** The drawings of services, case studies and articles, by the names of their files: the kind of page and its slug. */
export const pageDrawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  await Promise.all(
    globSync('{services,case-studies,blog}/*.ts', { cwd: import.meta.dirname })
      .toSorted()
      .map(read),
  ),
)
