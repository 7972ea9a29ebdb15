import { basePath } from '../../model/base-path.ts'

/** The base path in a regular expression: its dots are escaped. */
export const basePattern: string = basePath.replaceAll('.', String.raw`\.`)
