import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFiles } from './modules.ts'

const sample = 'sites/spanwright'
/** The folders that every site uses. */
const theme = '{components,contract,engine,interface,model,pages,renderer,scripts,styles}'

/** The values of fields in a folder's files, which are JSON or have front matter. */
const fieldsIn = (folder: string, fields: readonly string[]): string[] =>
  readdirSync(path.join(sample, folder)).flatMap((name) => {
    const text = readFileSync(path.join(sample, folder, name), 'utf8').replace(
      /^---\n([\s\S]*?)\n---[\s\S]*$/,
      '$1',
    )
    const values = parse(text) as Readonly<Record<string, unknown>>
    return fields.flatMap((field) => (typeof values[field] === 'string' ? values[field] : []))
  })

const { name, founder, address } = parse(readFileSync(path.join(sample, 'site.yaml'), 'utf8')) as {
  name: string
  founder: { name: string }
  address: { locality: string; regionName: string }
}

/** Names that only the sample has. */
const names = [
  name,
  founder.name,
  address.locality,
  address.regionName,
  ...fieldsIn('places', ['name', 'county']),
  ...fieldsIn('case-studies', ['name']),
]
/** The names by which code would refer to a page, a place or a case study. */
const slugs = ['services', 'case-studies', 'locations', 'blog', 'places'].flatMap((folder) =>
  readdirSync(path.join(sample, folder))
    .map((file) => path.parse(file).name)
    // Single words, such as many services' names, have other meanings too.
    .filter((slug) => folder === 'case-studies' || slug.includes('-')),
)

const files = projectFiles(`${theme}/**/*.*`).filter((file) => !/\.test\.tsx?$/.test(file))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (texts: readonly string[]): string => [...new Set(texts)].map(escaped).join('|')
const named = new RegExp(`(?<![\\w-])(?:${anyOf(names)})(?![\\w-])|['"\`/](?:${anyOf(slugs)})['"\`/]`)

/** Code that names the sample as the default site. */
const asDefault = /sites\/spanwright['`]/

test('the theme and the engine name nothing of the sample', () => {
  expect(names.length).toBeGreaterThan(30)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [what] = named.exec(line.replace(asDefault, '')) ?? []
        return what === undefined ? [] : [`${file}:${index + 1} ${what}`]
      }),
  )
  expect(found).toEqual([])
})
