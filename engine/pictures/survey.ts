import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { encodings, placeholder } from './encoding.ts'
import { isPictureName } from './file-types.ts'
import { ledgerFile, readLedger, type Inspected, type Ledger } from './ledger.ts'
import { replaceFile } from '../process/replace-file.ts'
import { siteFolder } from '../process/site-folder.ts'

/** The pictures in a project's content. */
export interface Survey {
  /** The results, by path from the project's root. */
  pictures: ReadonlyMap<string, Inspected>
}

/** The survey of a text that has no pictures beside it. */
export const noPictures: Survey = { pictures: new Map() }

/**
 * Inspects every picture in the site's folder, in a separate process, since decoding takes memory. Pictures that have
 * not changed since the last survey are not read again.
 */
export function surveyPictures(root: string): Survey {
  const stamps = stampsOf(root)
  const before = readLedger(root)
  if (stamps.size === 0 && Object.keys(before.pictures).length === 0) return noPictures
  const encoder = encoderVersion()
  const known = before.encoder === encoder ? before.pictures : {}
  const unknown = [...stamps].filter(([file, stamp]) => known[file]?.stamp !== stamp).map(([file]) => file)
  const inspected = inspect(root, unknown, encoder)
  const pictures = Object.fromEntries(
    Array.from(stamps, ([file, stamp]) => {
      const found = inspected.get(file) ?? known[file]!.found
      return [file, { stamp, found }]
    }),
  )
  const isSame = unknown.length === 0 && Object.keys(known).length === stamps.size
  if (!isSame) replaceFile(ledgerFile(root), JSON.stringify({ encoder, pictures } satisfies Ledger))
  return { pictures: new Map(Object.entries(pictures).map(([file, entry]) => [file, entry.found])) }
}

/** The pictures in the site's folder, each with a stamp that changes when the file changes. */
function stampsOf(root: string): Map<string, string> {
  const folder = path.join(root, siteFolder(root))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPictureName(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(
    files.map((file) => {
      const { size, mtimeNs } = statSync(file, { bigint: true })
      return [path.relative(root, file).replaceAll(path.sep, '/'), `${size} ${mtimeNs}`]
    }),
  )
}

function inspect(root: string, files: readonly string[], encoder: string): Map<string, Inspected> {
  if (files.length === 0) return new Map()
  const output = execFileSync(process.execPath, [path.join(import.meta.dirname, 'inspect.ts')], {
    input: JSON.stringify({ files: files.map((file) => path.join(root, file)), encoder }),
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const inspected = JSON.parse(output) as Inspected[]
  return new Map(files.map((file, index) => [file, inspected[index]!]))
}

/** What a picture's files depend on besides the picture: the version of sharp, and the settings for encoding. */
function encoderVersion(): string {
  const entry = createRequire(import.meta.url).resolve('sharp')
  const { version } = JSON.parse(readFileSync(path.resolve(entry, '../../package.json'), 'utf8')) as {
    version: string
  }
  return `sharp ${version} ${JSON.stringify([encodings, placeholder])}`
}
