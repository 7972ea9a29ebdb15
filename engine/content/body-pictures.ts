import type { Element } from 'hast'
import type { Image, Paragraph, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import path from 'node:path'
import { drawingFigure } from '../drawings/figure.ts'
import { missingDrawing } from '../drawings/of-page.ts'
import { plainText } from '../schemas/common.ts'
import { altText, type PictureUse } from '../schemas/picture.ts'
import { typeset } from '../schemas/typeset.ts'
import { site } from '../../model/site.ts'
import { decoded } from '../process/decoded.ts'
import { pictureFigure } from '../pictures/markup.ts'
import type { Survey } from '../pictures/survey.ts'
import { pictureFaults } from './picture-faults.ts'
import type { BodyFault } from './markdown.ts'

/** What is needed to check and render the pictures that a file names. */
export interface BodyPictures {
  /** The file's folder, relative to the project's root. */
  folder: string
  /** The title of the page, which alternative text should not repeat. */
  title: string
  survey: Survey
}

/** The title that marks a photograph as decorative; any other title is its caption. */
const decorativeMark = 'decorative'
const captionText = plainText(3, 120)

/**
 * Text that looks like a picture but isn't parsed as one, for example because its file name has spaces (CommonMark
 * 0.31, 6.3 and 6.4).
 */
const almostPicture = /!\[[^\]]*\]\(([^)]*)\)?/

/**
 * Finds the pictures in a text, checks them, and turns each paragraph that contains one into a figure.
 * @param tree The parsed text. Its picture paragraphs get `data` with which remark-rehype renders them as figures.
 */
export function placePictures(tree: Root, known: BodyPictures) {
  const pictures: PictureUse[] = []
  const faults: BodyFault[] = []
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1
    const report = (...problems: string[]) =>
      faults.push(...problems.map((problem) => ({ line, field: 'image', problem })))
    if (node.type === 'imageReference')
      report(
        `![${node.alt ?? ''}][${node.label ?? ''}] defines its file elsewhere; expected ![what it shows](file.jpg)`,
      )
    const [almost] = (node.type === 'text' && almostPicture.exec(node.value)) || []
    if (almost)
      report(
        `${almost} is not recognized as a picture; expected a file name of lowercase letters, digits and hyphens, without spaces`,
      )
    if (node.type !== 'image') return
    const [use, paragraph] = [useOf(node), ownParagraph(parent, tree)]
    const problems = [
      wordProblems(node, use),
      isDrawing(use)
        ? (missingDrawing(path.posix.basename(known.folder), use.file) ?? [])
        : pictureFaults(use, known).map(({ problem }) => problem),
      paragraph
        ? []
        : `${node.url} is in the middle of text; expected a separate paragraph, between empty lines`,
    ].flat()
    report(...problems)
    if (problems.length > 0) return
    if (!isDrawing(use)) pictures.push(use)
    const figure = figureOf(use, known)
    if (!paragraph || !figure) return
    const { tagName, properties, children } = figure
    paragraph.data = { hName: tagName, hProperties: properties, hChildren: children }
  })
  return { pictures, faults }
}

const isDrawing = ({ file }: PictureUse): boolean => file.endsWith('.svg')

function useOf({ url, alt, title }: Image): PictureUse {
  const isDecorative = !alt && title === decorativeMark
  return {
    slot: 'body',
    file: decoded(url),
    alt: typeset(alt?.trim() ?? '', site.language),
    caption: title && !isDecorative ? typeset(title, site.language) : undefined,
  }
}

function wordProblems({ url, title }: Image, { alt, caption }: PictureUse): string[] {
  if (alt === '' && title !== decorativeMark)
    return [
      `${url} has no alternative text; expected ![what it shows](${url}), or ![](${url} "${decorativeMark}") if it is purely decorative`,
    ]
  const [words, below] = [altText.safeParse(alt), captionText.safeParse(caption ?? 'none')]
  return [
    ...(alt === '' || words.success ? [] : [`the alternative text has ${words.error.issues[0]!.message}`]),
    ...(below.success ? [] : [`the caption has ${below.error.issues[0]!.message}`]),
  ]
}

/** The parent if it is a top-level paragraph with no other content. */
const ownParagraph = (parent: Parents | undefined, { children }: Root): Paragraph | undefined =>
  parent?.type === 'paragraph' && parent.children.length === 1 && children.includes(parent)
    ? parent
    : undefined

function figureOf(use: PictureUse, { folder, survey }: BodyPictures): Element | undefined {
  if (isDrawing(use))
    return drawingFigure(path.posix.join(path.posix.basename(folder), use.file.replace(/\.svg$/, '')), use)
  const found = survey.pictures.get(path.posix.join(folder, use.file))
  return found && !('problem' in found) ? pictureFigure(use, found) : undefined
}
