import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { editorPath } from '../hosting/editor-headers.ts'
import { editorFiles } from './page.ts'
import { programFiles, programFolder } from './program.ts'

/** Writes the editor into a built site. */
export function writeEditor(folder: string): void {
  mkdirSync(path.join(folder, editorPath))
  for (const [name, text] of Object.entries(editorFiles()))
    writeFileSync(path.join(folder, editorPath, name), text)
  for (const [name, from] of programFiles()) cpSync(from, path.join(folder, programFolder, name))
}
