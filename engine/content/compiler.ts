import { createHash, hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { compile } from './compile.ts'
import * as environment from '../../model/environment.ts'
import { openStore } from './store.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { digestsOfNamed } from '../pictures/named.ts'
import { noPictures } from '../pictures/survey.ts'

/** A store that compiles the files that it lacks. */
export type Compiler = ReturnType<typeof openCompiler>

const keyOf = (inputs: readonly string[]): string => hash('sha256', inputs.join('\n')).slice(0, 32)

/**
 * Opens the store with the parsers.
 * @param survey The pictures that files may name.
 */
export function openCompiler(root: string, survey = noPictures) {
  const store = openStore(root)
  let version: string | undefined
  return {
    ...store,
    /** Compiles a file of the project, or returns the cached result. Results with faults aren't cached. */
    compileFile(file: string, schema: z.ZodType) {
      const text = readFileSync(path.join(root, file), 'utf8')
      version ??= versionOf(root)
      const common = [version, file, ...digestsOfNamed(file, text, survey)]
      const key = keyOf([...common, text])
      let compiled = store.find(key)
      if (!compiled) {
        compiled = compile(file, text, schema, survey)
        if (compiled.faults.length === 0) store.add(key, compiled)
      }
      return { key, fieldsKey: keyOf([...common, JSON.stringify(compiled.fields)]), compiled }
    },
  }
}

/** The folders whose code can change a compiled file, beside the pages' own schemas. A test checks that none is missing. */
export const compilingFolders = ['.site', 'model', 'engine', 'styles'] as const

/** A hash of everything besides the file that affects compiling: schemas, site values, the environment, parsers. */
function versionOf(root: string): string {
  // The environment overrides the site's values, and texts depend on them, such as the privacy page on Turnstile.
  const version = createHash('sha256').update(JSON.stringify(environment))
  const sources = [...compilingFolders.map((folder) => `${folder}/**/*.ts`), 'pages/**/page.ts'].flatMap(
    (pattern) =>
      globSync(pattern, { cwd: root, exclude: ['**/*.test.ts'] })
        .toSorted()
        .map((name) => path.join(root, name)),
  )
  // A standalone content folder has no lock file.
  for (const file of [...sources, path.join(root, 'package-lock.json')])
    version.update(readIfThere(file) ?? '')
  return version.digest('hex')
}
