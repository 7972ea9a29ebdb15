import { z } from 'zod'

/** The path of a page's SVG, relative to its text. Without it, the page shows the SVG with its own name. */
export const drawing = z
  .string('expected the name of an SVG file, such as pipe.svg')
  .trim()
  .regex(
    /^(?:\.\.\/|[a-z0-9-]+\/)*[a-z0-9-]+\.svg$/,
    'expected the name of an SVG file in lowercase letters, digits and hyphens, such as pipe.svg',
  )
  .optional()
  .describe('The name of an SVG file beside the text. If empty, the one with the text’s name.')
