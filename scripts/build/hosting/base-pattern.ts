import { basePath } from '../../../content/base-path.ts'

/** The base path in a regular expression: a dot is all of it that means something else there. */
export const basePattern: string = basePath.replaceAll('.', String.raw`\.`)
