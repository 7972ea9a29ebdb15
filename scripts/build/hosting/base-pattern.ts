import { basePath } from '../../../content/base-path.ts'

/** The base path in a regular expression: its dots are escaped. */
export const basePattern: string = basePath.replaceAll('.', String.raw`\.`)
