import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { partNames } from '../../.site/part-names.ts'

/** The name of something that visitors can try, which is a folder in the site's `parts`. */
export const partName = (group: keyof typeof partNames) =>
  z
    .enum(partNames[group], {
      error: ({ input }) => {
        const near = closest(String(input), partNames[group])
        return `there is no parts/${group}/${String(input)}; ${near ? `the closest is ${near}` : 'expected a folder there, or no such field'}`
      },
    })
    .describe(`The name of a folder in parts/${group}.`)
