import { createHash } from 'node:crypto'
import path from 'node:path'
import { pictureSlot, type PictureForm } from '../../model/picture-slots.ts'
import type { PictureUse } from '../schemas/picture.ts'
import { hashedFolder } from '../hosting/caching.ts'
import { cropTo, type Box, type Size } from './crop.ts'
import { encodings, type Format } from './encoding.ts'
import type { SoundPicture } from './ledger.ts'

/** Where the files of pictures lie on the site. */
export const picturesFolder = `${hashedFolder}pictures/`

/** One file of a picture: a part of its source, in one format and size. */
export interface Variant extends Size {
  /** Its name in {@link picturesFolder}; changes with everything that the file depends on. */
  name: string
  format: Format
  /** The part of the source that it shows. */
  box: Box
}

/** A way in which a place shows a picture, with its files in ascending order. */
export interface ShownForm extends Pick<PictureForm, 'media' | 'sizes'> {
  variants: Readonly<Record<Format, readonly Variant[]>>
}

/** A last step hardly wider than the previous one would only add a file. */
const worthwhile = 1.15

/** The widths of a form that a part of a picture has the pixels for; the last is its own where it falls between two. */
function widthsOf({ widths }: PictureForm, box: Box): number[] {
  const within = widths.filter((width) => width <= box.width)
  const largest = within.at(-1) ?? 0
  const isBetween = largest < (widths.at(-1) ?? 0) && box.width > largest * worthwhile
  return isBetween ? [...within, box.width] : within
}

/** Every file of a picture in its place, form by form. */
export function formsOf(use: PictureUse, picture: SoundPicture): ShownForm[] {
  const stem = path.posix.parse(use.file).name
  return pictureSlot(use.slot).forms.map((form) => {
    const box = cropTo(picture, form.ratio, use.focus)
    const hash = createHash('sha256')
      .update(`${picture.digest} ${JSON.stringify(box)}`)
      .digest('hex')
    const inFormat = (format: Format) =>
      widthsOf(form, box).map((width): Variant => ({
        name: `${stem}-${hash.slice(0, 8)}-${width}.${format}`,
        format,
        box,
        width,
        height: Math.round((width * box.height) / box.width),
      }))
    return {
      ...(form.media !== undefined && { media: form.media }),
      sizes: form.sizes,
      variants: { avif: inFormat('avif'), webp: inFormat('webp') },
    }
  })
}

/** Every file of a picture in its place. */
export const variantsOf = (use: PictureUse, picture: SoundPicture): Variant[] =>
  formsOf(use, picture).flatMap(({ variants }) => Object.values(variants).flat())

export const addressOf = ({ name }: Variant): string => picturesFolder + name

/** The media type of a variant's file. */
export const mediaType = (format: Format): string => encodings[format].type
