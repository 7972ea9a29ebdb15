import type { CmsConfig, Collection, CollectionDivider, Field } from '@sveltia/cms'
import { siteFolder } from '../process/site-folder.ts'

/** The folders and files that each language of a site has its own version of; all other files are shared. */
const translated =
  /^(?:services|case-studies|locations|blog|jobs|legal|pages|menus\.yaml|words\.yaml)(?=\/|$)/

/** A field that each language has its own value of. */
type TranslatedField = Field & { i18n?: boolean; fields?: Field[]; field?: Field }

const inEach = (field: Field): Field => {
  const { fields, field: item, ...rest } = field as TranslatedField
  return {
    ...rest,
    i18n: true,
    ...(fields && { fields: fields.map(inEach) }),
    ...(item && { field: inEach(item) }),
  } as Field
}

/** The path of a translated file or folder, with a placeholder for the language; undefined if it is shared. */
function placed(path: string): string | undefined {
  const folder = `${siteFolder(process.cwd())}/`
  const local = path.slice(folder.length)
  return path.startsWith(folder) && translated.test(local) ? `${folder}{{locale}}/${local}` : undefined
}

/**
 * A collection of the editor with its texts in all languages, side by side.
 * @returns The collection unchanged if all languages share it.
 */
export function inLanguages<Item extends Collection | CollectionDivider>(collection: Item): Item {
  if ('folder' in collection && collection.folder !== undefined) {
    const folder = placed(collection.folder)
    return folder === undefined
      ? collection
      : { ...collection, folder, i18n: true, fields: (collection.fields ?? []).map(inEach) }
  }
  if (!('files' in collection) || collection.files === undefined) return collection
  const files = collection.files.map((entry) => {
    const file = placed(entry.file)
    return file === undefined ? entry : { ...entry, file, i18n: true, fields: entry.fields.map(inEach) }
  })
  return { ...collection, files, i18n: true }
}

/**
 * How the editor finds the languages. A new entry begins in the main one; translations are added to it.
 * @param main The main language, which has no folder.
 * @param others The folders of the other languages.
 */
export const languageOptions = (main: string, others: readonly string[]): NonNullable<CmsConfig['i18n']> => ({
  structure: 'multiple_root_folders',
  locales: [main, ...others],
  default_locale: main,
  initial_locales: 'default',
  omit_default_locale_from_file_path: true,
})
