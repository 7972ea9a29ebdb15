import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { pictureSlot } from '../../model/picture-slots.ts'
import { cropTo } from '../pictures/crop.ts'
import { readableTypes, typeOfName, wrongType } from '../pictures/file-types.ts'
import type { Inspected, SoundPicture } from '../pictures/ledger.ts'
import type { Survey } from '../pictures/survey.ts'
import type { BodyPictures } from './body-pictures.ts'
import type { NamedPicture } from '../pictures/uses.ts'
import { fileNameProblem } from '../site/file-name.ts'

const goodPath = /^(?:\.\.\/|[a-z0-9-]+\/)*[^/]+\.(?:jpe?g|png|webp|avif|tiff?)$/

function nameProblem(file: string): string | undefined {
  if (/^[a-z]+:|^\//i.test(file))
    return `${file} is an address; expected the name of a picture beside this file`
  const type = typeOfName(file)
  if (type !== undefined) return `${file} ${wrongType(type)}`
  const foreign = `${file} is not the name of a picture; expected one such as workshop.jpg, of type ${[...readableTypes].join(', ')}`
  if (path.posix.extname(file) === '') return foreign
  const wrongName = fileNameProblem(path.posix.basename(file))
  // The example in the message ends with the file's extension.
  if (wrongName)
    return `${wrongName.replace(/\.\w+$/, (ending) => ending.toLowerCase())}: rename the file, too`
  if (goodPath.test(file)) return undefined
  return goodPath.test(file.toLowerCase())
    ? `${file} has capitals; expected ${file.toLowerCase()}: rename the file, too`
    : foreign
}

function missing(at: string, { pictures }: Survey): string {
  const [folder, known] = [path.posix.dirname(at), [...pictures.keys()]]
  const near = known.filter((other) => path.posix.dirname(other) === folder)
  const candidates = near.length > 0 ? near : known
  const hint =
    candidates.length > 0 ? `; the closest is ${closest(at, candidates)}` : `: put the file into ${folder}`
  return `there is no ${at}${hint}`
}

/** Checks whether a picture has enough pixels for its slot. */
function sizeProblem({ file, slot, focus }: NamedPicture, picture: SoundPicture): string | undefined {
  if (slot === undefined) return undefined
  const { name, forms } = pictureSlot(slot)
  const short = forms.filter((form) => cropTo(picture, form.ratio, focus).width < form.least)
  if (short.length === 0) return undefined
  // The size that a photograph needs for every crop.
  const width = Math.max(...forms.map(({ least }) => least))
  const height = Math.max(
    ...forms.map(({ least, ratio }) => (ratio === undefined ? 0 : Math.ceil(least / ratio))),
  )
  const needed = height > 0 ? `${width} × ${height}` : `${width} pixels across`
  return `${file} has ${picture.width} × ${picture.height} pixels; ${name} needs at least ${needed}`
}

function fileProblem(named: NamedPicture, folder: string, survey: Survey): string | undefined {
  const wrong = nameProblem(named.file)
  if (wrong) return wrong
  const at = path.posix.join(folder, named.file)
  const found: Inspected | undefined = survey.pictures.get(at)
  if (!found) return missing(at, survey)
  return 'problem' in found ? `${named.file} ${found.problem}` : sizeProblem(named, found)
}

function altProblem({ file, alt = '' }: NamedPicture, title: string): string | undefined {
  const [words, name] = [alt.trim().toLowerCase(), path.posix.parse(file).name.toLowerCase()]
  if (words === '') return undefined
  if (words === title.trim().toLowerCase())
    return 'the alternative text repeats the title; expected what the picture shows'
  if (words.replace(/\.\w+$/, '').replace(/[\s_]+/g, '-') === name)
    return 'the alternative text is the file’s name; expected what the picture shows'
  if (/^(?:an? |the )?(?:image|picture|photo|photograph) (?:of|showing)\b/.test(words))
    return 'screen readers already say that it is a picture; expected only what it shows, without “picture of”'
  return undefined
}

/** Checks a photograph's file, its size for the slot, and its alternative text. */
export const pictureFaults = (named: NamedPicture, { folder, title, survey }: BodyPictures) =>
  Object.entries({
    file: fileProblem(named, folder, survey),
    alt: altProblem(named, title),
  }).flatMap(([field, problem]) => (problem ? [{ field, problem }] : []))
