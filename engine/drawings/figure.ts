import type { Element, Properties } from 'hast'
import { drawings } from '../../.site/drawings.ts'
import { withBase } from '../../model/base-path.ts'
import type { Image } from '../../components/plate/picture.ts'

const element = (tagName: string, properties: Properties, children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

const sizeOf = ({ width, height }: Image): Properties => ({ width, height })

/**
 * A drawing with its caption as an element in a text, the same as components/plate.
 * @param key Its folder and name; it must exist.
 * @param words What it shows, empty if it is decorative, and its caption.
 */
export function drawingFigure(
  key: string,
  { alt, caption }: { alt: string; caption?: string | undefined },
): Element {
  const found = drawings[key]
  if (!found) throw new Error(`There is no drawing ${key}.`)
  const { wide, narrow } = found
  return element('figure', { className: ['plate'] }, [
    element('picture', {}, [
      element('source', { media: '(width < 48rem)', srcSet: withBase(narrow.src), ...sizeOf(narrow) }),
      element('img', {
        className: ['plate__image'],
        src: withBase(wide.src),
        ...sizeOf(wide),
        alt,
        loading: 'lazy',
        decoding: 'async',
      }),
    ]),
    ...(caption === undefined
      ? []
      : [element('figcaption', { className: ['plate__caption'] }, [{ type: 'text', value: caption }])]),
  ])
}
