import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { plainText } from './common.ts'

/** A photograph of the team, a place or the work. The page looks right without one, too. */
export const photo = z.strictObject({
  /** A file in `public`, by its address: `/photos/workshop.avif`. */
  src: z
    .string()
    .regex(
      /^\/[\w/-]+\.(avif|webp|jpe?g|png)$/,
      'expected the address of an image, such as /photos/workshop.avif',
    )
    .refine((src) => existsSync(path.join('public', src)), 'there is no such file in the folder public'),
  /** Its own size in pixels: the page keeps its place before it has come. */
  width: z.int().min(200).max(6000),
  height: z.int().min(200).max(6000),
  /** What one sees, for those who do not. */
  alt: plainText(10, 200),
  caption: plainText(3, 120).optional(),
})
export type PhotoFields = z.output<typeof photo>
