import { z } from 'zod'
import { heading, note } from '../pages/parts.ts'

/**
 * The schema of one kind of block, which is a section of an owner's own page.
 * @param type The kind's name.
 * @param about Follows that name in the editor, on one short line.
 * @param shape The kind's own fields.
 */
export const block = <Type extends string, Shape extends z.core.$ZodShape>(
  type: Type,
  about: string,
  shape: Shape,
) =>
  z
    .strictObject({ type: z.literal(type), note: note.optional(), heading, ...shape })
    .meta({ description: about })
