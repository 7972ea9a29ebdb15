import type { Element, ElementContent, Properties, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { pictureSlot } from '../../model/picture-slots.ts'
import { basedAddresses } from '../schemas/based-addresses.ts'
import type { PictureUse } from '../schemas/picture.ts'
import type { RenderedHtml } from '../../model/rich-text.ts'
import type { SoundPicture } from './ledger.ts'
import { encodings, formats, placeholder, type Format } from './encoding.ts'
import { addressOf, formsOf, type ShownForm, type Variant } from './variants.ts'

/** An HTML element as a node of a syntax tree. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children })

/** A caption as the last child of its figure; none if there is no text for it. */
export const captioned = (className: string[], caption: string | undefined): Element[] =>
  caption === undefined ? [] : [element('figcaption', { className }, [{ type: 'text', value: caption }])]

const listed = (variants: readonly Variant[]): string =>
  variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ')

/** The size attributes of a form. Any of its files has the ratio; the largest has it most precisely. */
function roomOf(variants: readonly Variant[]): Properties {
  const { width, height } = variants.at(-1)!
  return { width, height }
}

const sourceOf = ({ media, sizes, variants }: ShownForm, format: Format): Element =>
  element('source', {
    media,
    type: encodings[format].type,
    srcSet: listed(variants[format]),
    sizes,
    ...roomOf(variants[format]),
  })

/**
 * The content of a photograph's figure: a placeholder behind it, its files by window size, format and width, and its
 * caption. The files of the last form and format are those of the `<img>`, which every browser can read; all others
 * are those of `<source>` elements.
 */
function pictureElements(use: PictureUse, picture: SoundPicture): Element[] {
  const forms = formsOf(use, picture)
  const [last, fallback] = [forms.at(-1)!, formats.at(-1)!]
  const sources = forms.flatMap((form) =>
    formats.filter((format) => form !== last || format !== fallback).map((format) => sourceOf(form, format)),
  )
  const own = last.variants[fallback]
  // For programs without `srcset`, such as feed readers: neither the smallest nor the largest file.
  const plain = own[Math.floor((own.length - 1) / 2)]!
  const image = element('img', {
    className: ['photo__image'],
    src: addressOf(plain),
    srcSet: listed(own),
    sizes: last.sizes,
    ...roomOf(own),
    alt: use.alt,
    ...(pictureSlot(use.slot).isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }),
    decoding: 'async',
  })
  const ground = element('img', {
    className: ['photo__ground'],
    src: picture.placeholder,
    width: placeholder.width,
    height: placeholder.height,
    alt: '',
  })
  return [
    element('div', { className: ['photo__frame'] }, [
      ...(picture.placeholder === '' ? [] : [ground]),
      element('picture', {}, [...sources, image]),
    ]),
    // If the photograph is wider than the sheet, its caption still is not.
    ...captioned(['photo__caption', 'annotation', 'sheet'], use.caption),
  ]
}

/** A photograph with its caption, as an element of a text. */
export const pictureFigure = (use: PictureUse, picture: SoundPicture): Element =>
  element('figure', { className: ['photo'] }, pictureElements(use, picture))

const addBases = basedAddresses()
const stringifier = unified().use(rehypeStringify).freeze()

/** A photograph with its caption, for components/photo. */
export function pictureHtml(use: PictureUse, picture: SoundPicture): RenderedHtml {
  const root: Root = { type: 'root', children: pictureElements(use, picture) }
  addBases(root)
  return { html: stringifier.stringify(root) }
}
