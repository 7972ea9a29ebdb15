/** Writes the sample's drawings into its folder: `npm run draw -w packages/plates`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepareSite } from '../../engine/site/prepare.ts'

const root = path.resolve(import.meta.dirname, '../..')
process.chdir(root)
// The drawings belong to the sample, whatever site the project is set up for.
process.env['SITE'] = 'spanwright'
prepareSite(root)
// Imported only now: it reads the site from the modules that prepareSite has just written.
const { allFiles, drawingsFolder } = await import('./files.ts')
const files = Object.entries(allFiles(root))
rmSync(drawingsFolder, { recursive: true, force: true })
mkdirSync(drawingsFolder)
for (const [file, text] of files) writeFileSync(path.join(drawingsFolder, file), text)
console.log(`${files.length} files written into ${drawingsFolder}`)
