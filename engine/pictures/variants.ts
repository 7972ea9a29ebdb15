import { hash } from 'node:crypto'
import path from 'node:path'
import { pictureSlot, type PictureForm } from '../../model/picture-slots.ts'
import type { PictureUse } from '../schemas/picture.ts'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { cropTo, type Box, type Size } from './crop.ts'
import type { Format } from './encoding.ts'
import type { SoundPicture } from './ledger.ts'

/** The folder of pictures' files on the site. */
export const picturesFolder = `${hashedFolder}pictures/`

/** One file of a picture: a part of its source, in one format and size. */
export interface Variant extends Size {
  /** The file's name in {@link picturesFolder}, which changes with everything that the file depends on. */
  name: string
  format: Format
  /** The part of the source that it shows. */
  box: Box
}

/** A form in which a slot shows a picture, with its files in ascending order of width; each format has one or more. */
export interface ShownForm extends PictureForm {
  variants: Readonly<Record<Format, readonly Variant[]>>
}

/** How much wider than the file before it the last file must be to be worth adding. */
const worthwhile = 1.15

/** The widths of a form for which a part of a picture has enough pixels; the part's own width if it is between two. */
function widthsOf({ widths }: PictureForm, box: Box): number[] {
  const within = widths.filter((width) => width <= box.width)
  const largest = within.at(-1) ?? 0
  const isBetween = largest < widths.at(-1)! && box.width > largest * worthwhile
  return isBetween ? [...within, box.width] : within
}

/** Every file of a picture in its slot, by form. */
export function formsOf(use: PictureUse, picture: SoundPicture): ShownForm[] {
  const stem = path.posix.parse(use.file).name
  return pictureSlot(use.slot).forms.map((form) => {
    const box = cropTo(picture, form.ratio, use.focus)
    const version = hash('sha256', `${picture.digest} ${JSON.stringify(box)}`).slice(0, 8)
    const inFormat = (format: Format) =>
      widthsOf(form, box).map((width): Variant => ({
        name: `${stem}-${version}-${width}.${format}`,
        format,
        box,
        width,
        height: Math.round((width * box.height) / box.width),
      }))
    return { ...form, variants: { avif: inFormat('avif'), webp: inFormat('webp') } }
  })
}

/** Every file of a picture in its slot. */
export const variantsOf = (use: PictureUse, picture: SoundPicture): Variant[] =>
  formsOf(use, picture).flatMap(({ variants }) => Object.values(variants).flat())

export const addressOf = ({ name }: Variant): string => picturesFolder + name
