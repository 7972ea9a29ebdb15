import { writeFiles } from '../../engine/process/write-files.ts'

/** Writes a value as JSON into a file of the folder `reports`. */
export const writeReport = (name: string, value: unknown): void =>
  writeFiles('reports', { [name]: JSON.stringify(value, null, 2) })
