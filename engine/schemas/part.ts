import { partNames } from '../../.site/part-names.ts'
import { oneOf } from './data-fields.ts'

/** The name of something that visitors can try, which is a folder in the site's `parts`. */
export const partName = (group: keyof typeof partNames) =>
  oneOf(
    partNames[group],
    (name) => `parts/${group}/${name}`,
    'expected a folder there, or no such field',
  ).describe(`The name of a folder in parts/${group}.`)
