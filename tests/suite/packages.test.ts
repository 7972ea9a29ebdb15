import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, projectFiles } from './modules.ts'

const readPackages = (folder: string): string[] => {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    devDependencies?: Record<string, string>
  }
  return Object.keys(manifest.devDependencies ?? {})
}
const workspaces = globSync('packages/*/package.json').map((file) => path.dirname(file))
const declared = new Map(['.', ...workspaces].map((folder) => [folder, readPackages(folder)]))
const folderOf = (file: string) => workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.'

/** The package of an import, without the path inside it; nothing if it names no package. */
function packageOf(name: string): string[] {
  if (/^[.#/]|^virtual:|^data:/.test(name) || isBuiltin(name)) return []
  return [name.split('/', name.startsWith('@') ? 2 : 1).join('/')]
}

const files = projectFiles('**/*.{ts,tsx,scss,json,yml,toml}').filter(
  (file) => !/package(-lock)?\.json$/.test(file),
)

/** Packages that no file names: a program of theirs is run, or another program finds them. */
const foundByOthers = new Set(['oxlint-tsgolint', 'stylelint-config-standard-scss', 'typescript'])

describe.each(['.', ...workspaces])('the package.json of %s', (folder) => {
  const own = files.filter((file) => folderOf(file) === folder)

  test('names what its modules import; what several rooms share is named at the root', () => {
    const known = new Set([...(declared.get(folder) ?? []), ...(declared.get('.') ?? [])])
    const hasTypes = (name: string) => known.has(`@types/${name}`)
    const missing = own
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        importsOf(file)
          .flatMap(packageOf)
          .map((name) => ({ file, name })),
      )
      .filter(({ name }) => !known.has(name) && !hasTypes(name))
    expect(missing).toEqual([])
  })

  test('names nothing that its files do without', () => {
    const texts = own.map((file) => readFileSync(file, 'utf8'))
    const isNamed = (name: string) => {
      const word = new RegExp(`(?<![\\w-])${name.replace('@types/', '')}(?!\\w)`)
      return texts.some((text) => word.test(text))
    }
    const unused = (declared.get(folder) ?? []).filter((name) => !foundByOthers.has(name) && !isNamed(name))
    expect(unused).toEqual([])
  })
})

test('no package is named twice, which could be two versions', () => {
  const names = [...declared.values()].flat()
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
