import { languages } from '../../.site/languages.ts'
import { site } from '../../model/site.ts'
import { languageFolder } from './language-folder.ts'

/** The languages whose pages the build puts below those of this one: a further language has none below it. */
export const placedLanguages = languages[0]?.tag === site.language ? languages.slice(1) : []

/** Their folders. */
export const placedFolders: readonly string[] = placedLanguages.map(({ tag }) => languageFolder(tag))
