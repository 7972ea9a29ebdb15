/**
 * Field types that a site's data files share. These files are read before `.site` is written, so nothing here may
 * import modules of `model` that use it.
 */
import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { toHex } from '../../styles/color.ts'
import { nearestAccent, parseAccent } from '../../styles/derive-palette.ts'

/** Plain text of limited length; placeholders are filled in after the check. */
export const words = (max: number) =>
  z.string().trim().min(1, 'expected text, found nothing').max(max, `expected at most ${max} characters`)

/** A valid date `YYYY-MM-DD`. */
export const calendarDay = z.iso.date('this is not a valid date; expected one such as 2026-12-25')

/** An encrypted address. */
export const httpsAddress = z.url({
  protocol: /^https$/,
  error: 'expected an address that begins with https://',
})

/** The address of a page, without the host. */
export const pagePath = z
  .string()
  .regex(/^\/(?:[\w.~-]+\/)*$/, 'expected a path that begins and ends with a slash, such as /about/')

/** The short name by which other files refer to an item. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lowercase letters, digits and hyphens, such as first-visit')

/**
 * One of some names; the fault for any other tells the closest.
 * @param described Words such a name for the fault.
 * @param ifNone What to expect if there are no names.
 */
export const oneOf = <Name extends string>(
  names: readonly Name[],
  described: (name: string) => string,
  ifNone: string,
) =>
  z.enum(names, {
    error: ({ input }) => {
      const near = closest(String(input), names)
      return `there is no ${described(String(input))}; ${near ? `the closest is ${near}` : ifNone}`
    },
  })

/** A color from which a palette can be derived. */
export const accent = z.string().superRefine((text, context) => {
  const color = parseAccent(text)
  if (!color) {
    context.addIssue(`“${text}” is not a color; expected #rrggbb or oklch(lightness chroma hue)`)
    return
  }
  const nearest = nearestAccent(color)
  if (nearest !== color)
    context.addIssue(
      `text on a button in ${text} doesn't reach a contrast of 7:1; the nearest color that does is ${toHex(nearest)}`,
    )
})

/** Reports problems of a value's parts to zod. */
export const reporter =
  (context: z.core.$RefinementCtx) =>
  (path: PropertyKey[], message: string): void =>
    context.addIssue({ code: 'custom', path, message })

/**
 * A check that no two items of a list have the same value in a field.
 * @param field Named in the fault.
 */
export const distinct =
  <Field extends string>(field: Field) =>
  (items: readonly Readonly<Record<Field, string>>[], context: z.core.$RefinementCtx): void => {
    for (const [index, item] of items.entries())
      if (items.findIndex((other) => other[field] === item[field]) < index)
        reporter(context)([index, field], `${item[field]} is in this list twice; expected it once`)
  }
