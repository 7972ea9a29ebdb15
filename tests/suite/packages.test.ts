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

/** The package that an import names, without the path inside it; nothing if it names none. */
function packageOf(name: string): string[] {
  if (/^[.#/]|^virtual:|^data:/.test(name) || isBuiltin(name)) return []
  return [name.split('/', name.startsWith('@') ? 2 : 1).join('/')]
}

const files = projectFiles('**/*.{ts,tsx,scss,json,yml,toml}').filter(
  (file) => !/package(-lock)?\.json$/.test(file),
)

/** Packages that no file names, because other programs find them. */
const foundByOthers = new Set([
  'oxlint-tsgolint',
  'sass-embedded',
  'stylelint-config-standard-scss',
  'typescript',
])

describe.each(['.', ...workspaces])('the package.json of %s', (folder) => {
  const own = files.filter((file) => folderOf(file) === folder)

  test('names what its modules import, unless the root names it', () => {
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

  test('names nothing that its files do not use', () => {
    const texts = own.map((file) => readFileSync(file, 'utf8'))
    const isNamed = (name: string) => {
      const word = new RegExp(`(?<![\\w-])${name.replace('@types/', '')}(?!\\w)`)
      return texts.some((text) => word.test(text))
    }
    const unused = (declared.get(folder) ?? []).filter((name) => !foundByOthers.has(name) && !isNamed(name))
    expect(unused).toEqual([])
  })
})

test('no package is named twice, possibly in two versions', () => {
  const names = [...declared.values()].flat()
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
