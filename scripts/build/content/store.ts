import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { compile, type Compiled } from './compile.ts'
import { splitFrontMatter, type SourceText } from './front-matter.ts'
import { storeOf } from './prune-store.ts'
import { digestsOfNamed } from '../pictures/named.ts'
import { noPictures } from '../pictures/survey.ts'

/** How many compiled files are kept in memory: enough for a page and its neighbors. */
const kept = 64

/** A short hash of some inputs. */
const keyOf = (inputs: readonly string[]): string =>
  createHash('sha256').update(inputs.join('\n')).digest().toString('hex', 0, 16)

/** Compiled content files, cached on disk under a key derived from all their inputs. */
export interface ContentStore {
  /** Compiles a file of the project, or returns the cached result. Files with faults aren't cached. */
  compileFile: (file: string, schema: z.ZodType) => { key: string; fieldsKey: string; compiled: Compiled }
  /** Reads a source file as it was written. */
  source: (file: string) => SourceText
  /** The compiled file with this key. */
  open: (key: string) => Compiled
}

/**
 * Opens the store in `<root>/.cache/content`. Keeps only a few compiled files in memory at a time, however
 * many there are.
 * @param root The project's root.
 * @param survey The pictures that files may name; opening what was compiled before needs none.
 */
export function openStore(root: string, survey = noPictures): ContentStore {
  const folder = storeOf(root)
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => path.join(folder, `${key}.json`)
  const recent = new Map<string, Compiled>()
  let version: string | undefined

  const remember = (key: string, compiled: Compiled): Compiled => {
    recent.delete(key)
    recent.set(key, compiled)
    const [oldest] = recent.keys()
    if (recent.size > kept && oldest !== undefined) recent.delete(oldest)
    return compiled
  }
  const open = (key: string): Compiled =>
    remember(key, recent.get(key) ?? (JSON.parse(readFileSync(fileOf(key), 'utf8')) as Compiled))

  return {
    open,
    source: (file) => splitFrontMatter(readFileSync(path.join(root, file), 'utf8')),
    compileFile(file, schema) {
      const text = readFileSync(path.join(root, file), 'utf8')
      version ??= versionOf(root)
      const common = [version, file, ...digestsOfNamed(file, text, survey)]
      const key = keyOf([...common, text])
      const known = (compiled: Compiled) => ({
        key,
        fieldsKey: keyOf([...common, JSON.stringify(compiled.fields)]),
        compiled,
      })
      try {
        return known(open(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
      const compiled = compile(file, text, schema, survey)
      if (compiled.faults.length === 0) {
        const unfinished = `${fileOf(key)}-${process.pid}`
        writeFileSync(unfinished, JSON.stringify(compiled))
        renameSync(unfinished, fileOf(key))
      }
      return known(remember(key, compiled))
    },
  }
}

/** A hash of everything besides the file that compiling depends on: schemas, site values, parsers. */
function versionOf(root: string): string {
  const hash = createHash('sha256')
  const folder = path.join(root, 'content')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => path.join(folder, name))
  for (const file of [...sources, path.join(root, 'package-lock.json')]) {
    try {
      hash.update(readFileSync(file))
    } catch (error) {
      // A content folder on its own has no lock file.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return hash.digest('hex')
}
