import { pictureSlots } from '../../model/picture-slots.ts'
import type { PictureUse } from '../schemas/picture.ts'

/** A photograph as a content file names it, before its slot and its words have been checked. */
export type NamedPicture = Pick<PictureUse, 'file'> & Partial<PictureUse>

const isNamed = (value: object): value is NamedPicture => 'file' in value && typeof value.file === 'string'

const isUse = (named: NamedPicture): named is PictureUse =>
  named.slot !== undefined && Object.hasOwn(pictureSlots, named.slot)

/** Every photograph in the fields of a page as they were written, valid or not, with the path of its field. */
export function picturesNamedIn(
  fields: unknown,
  at: PropertyKey[] = [],
): { named: NamedPicture; at: PropertyKey[] }[] {
  if (fields === null || typeof fields !== 'object') return []
  if (isNamed(fields)) return [{ named: fields, at }]
  return Object.entries(fields).flatMap(([key, value]) => picturesNamedIn(value, [...at, key]))
}

/** Every photograph in the fields of a page that passed its schema. */
export const picturesIn = (fields: unknown): PictureUse[] =>
  picturesNamedIn(fields).flatMap(({ named }) => (isUse(named) ? [named] : []))
