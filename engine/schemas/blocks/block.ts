import { z } from 'zod'
import { heading, note } from '../pages/parts.ts'

/**
 * The schema of one kind of block: a section of a page of the owner's own.
 * @param type Tells it from the other kinds.
 * @param about What the editor says beside its name: few words, since the line is short.
 * @param shape Its fields beside the heading.
 */
export const block = <Type extends string, Shape extends z.core.$ZodShape>(
  type: Type,
  about: string,
  shape: Shape,
) =>
  z
    .strictObject({ type: z.literal(type), note: note.optional(), heading, ...shape })
    .meta({ description: about })
