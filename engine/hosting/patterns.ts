import { basePath } from '../../model/base-path.ts'
import { hostFiles } from './hidden-files.ts'

/** An address as a regular expression: its dots are escaped. */
export const patternOf = (address: string): string => address.replaceAll('.', String.raw`\.`)

export const basePattern: string = patternOf(basePath)

/** The names of the hosts' own files, as alternatives of a regular expression. */
export const hostFilesPattern: string = hostFiles.map(patternOf).join('|')

/** A value in double quotes, as Apache, nginx and Caddy read it. */
export const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`
