/** Writes the letters that drawings are set in: `npm run draw -w packages/plates`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lettersFile } from '../../../engine/drawings/lettering.ts'
import { outlineLetters } from './outline.ts'

const file = path.resolve(import.meta.dirname, '../../..', lettersFile)
writeFileSync(file, `${JSON.stringify(await outlineLetters())}\n`)
console.log(`${lettersFile} written`)
