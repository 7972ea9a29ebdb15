import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isOwned, readRecord } from './processes.ts'

/** The folder for data that a backend keeps between runs. */
export const keptFolder = (root: string): string => path.join(root, '.cache', 'backend')

/** The folder for the records of a project's running backends. */
export const recordsFolder = (root: string): string => path.join(keptFolder(root), 'running')

/** The record of the backend that uses the kept data. */
export const keptRecord = (root: string): string => path.join(recordsFolder(root), 'kept.json')

/** The id of the process that serves a project's last build with an embedded backend; undefined if none does. */
export function serverOfBuild(root: string): number | undefined {
  const folder = recordsFolder(root)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .flatMap((name) => readRecord(path.join(folder, name)) ?? [])
    .find((record) => record.servesBuild && isOwned(record))?.owner
}
