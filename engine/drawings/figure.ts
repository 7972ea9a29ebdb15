import type { Element, Properties } from 'hast'
import { drawings } from '../../.site/drawings.ts'
import { withBase } from '../../model/base-path.ts'
import { captioned, element } from '../pictures/markup.ts'
import type { Image } from '../../model/picture.ts'

const sizeOf = ({ width, height }: Image): Properties => ({ width, height })

/**
 * A drawing with its caption, as an element of a text; the markup is that of components/plate.
 * @param key The folder and name of a drawing that exists.
 * @param words Its alternative text, empty if it is decorative, and its caption.
 */
export function drawingFigure(
  key: string,
  { alt, caption }: { alt: string; caption?: string | undefined },
): Element {
  const { wide, narrow } = drawings[key]!
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
    ...captioned(['plate__caption'], caption),
  ])
}
