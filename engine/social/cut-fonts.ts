import { globSync } from 'node:fs'
import path from 'node:path'

/** The fonts with the site's letters of other scripts (engine/bundle/further-fonts.ts). */
export const cutFonts = (): string[] => globSync(path.resolve('.cache/fonts/further-*.woff2')).toSorted()
