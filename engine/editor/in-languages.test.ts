import { expect, test } from 'vitest'
import { siteFolder } from '../process/site-folder.ts'
import { collections } from './collections.ts'
import { inLanguages } from './in-languages.ts'

const folder = siteFolder(process.cwd())
const shown = JSON.parse(JSON.stringify(collections().map(inLanguages))) as {
  name?: string
  folder?: string
  i18n?: boolean
  files?: { name: string; file: string; i18n?: boolean; fields: object[] }[]
  fields?: object[]
}[]
const named = (name: string) => shown.find((collection) => collection.name === name)

/** Some fields and all those inside them. */
const fieldsBelow = (fields: readonly object[]): { i18n?: boolean }[] =>
  fields.flatMap((field) => {
    const { fields: inner = [], field: item } = field as { fields?: object[]; field?: object }
    return [field, ...fieldsBelow(inner), ...(item ? fieldsBelow([item]) : [])]
  })

test('texts are in each language’s folder, and all their fields are translated', () => {
  const services = named('services')
  expect(services).toMatchObject({ folder: `${folder}/{{locale}}/services`, i18n: true })
  expect(named('pages')).toMatchObject({ i18n: true })
  const home = named('pages')?.files?.find(({ name }) => name === 'home')
  expect(home).toMatchObject({ file: `${folder}/{{locale}}/pages/home.yaml`, i18n: true })
  const fields = fieldsBelow([...(services?.fields ?? []), ...(home?.fields ?? [])])
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter(({ i18n }) => !i18n)).toEqual([])
})

test('files that all languages share stay in one place', () => {
  expect(named('places')).toMatchObject({ folder: `${folder}/places` })
  expect(named('places')).not.toHaveProperty('i18n')
  const files = shown.flatMap(({ name, files: listed = [] }) =>
    name === 'pages' ? [] : listed.map(({ file }) => file),
  )
  expect(files).toEqual([
    `${folder}/site.yaml`,
    `${folder}/prices.yaml`,
    `${folder}/{{locale}}/menus.yaml`,
    `${folder}/redirects.yaml`,
    `${folder}/{{locale}}/words.yaml`,
  ])
})
