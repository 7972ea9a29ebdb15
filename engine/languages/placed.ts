import { languages } from '../../.site/languages.ts'
import { site } from '../../model/site.ts'
import { languageFolder } from './language-folder.ts'

/** The languages whose pages the build puts into folders below this one's; only the main language has any. */
export const placedLanguages = languages[0]?.tag === site.language ? languages.slice(1) : []

/** Their folders. */
export const placedFolders: readonly string[] = placedLanguages.map(({ tag }) => languageFolder(tag))
