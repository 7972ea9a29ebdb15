import { z } from 'zod'

/** A site's `redirects.yaml`: addresses that people may expect or remember, and the pages that they lead to. */
export const redirectsSchema = z.record(
  z
    .string()
    .regex(
      /^\/(?:[\w.~-]+\/)+$/,
      'expected a path that begins and ends with a slash, without accents or spaces, such as /old-name/',
    ),
  z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*(?:#[\w-]+)?$/, 'expected a page, such as /about/, or a section of one')
    .describe('The target page, such as /about/ or /about/#hours.'),
)
