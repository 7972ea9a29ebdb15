import { attribute, elementsOf, parsePage, type Element } from '../html/html-page.ts'

/** The phone for which pictures are chosen: a common viewport, and the highest common pixel density. */
const phone = { width: 390, density: 3 } as const

const rem = 16

/** Converts a length, as written by model/picture-slots.ts, to pixels. @throws {Error} For any other form. */
function pixels(length: string): number {
  const [, share, less] = /^calc\(([\d.]+)vw - ([\d.]+)rem\)$/.exec(length) ?? []
  if (share !== undefined) return (Number(share) / 100) * phone.width - Number(less) * rem
  const [, value, unit] = /^([\d.]+)(vw|rem)$/.exec(length) ?? []
  if (value === undefined) throw new Error(`A picture has an unsupported size: ${length}`)
  return unit === 'vw' ? (Number(value) / 100) * phone.width : Number(value) * rem
}

/** Whether the phone's viewport meets a condition on its width. @throws {Error} For any other condition. */
function fits(condition: string): boolean {
  const [, least, below] = /^\((?:min-width: ([\d.]+)|width < ([\d.]+))rem\)$/.exec(condition) ?? []
  if (least !== undefined) return phone.width >= Number(least) * rem
  if (below !== undefined) return phone.width < Number(below) * rem
  throw new Error(`A picture has an unsupported condition: ${condition}`)
}

/** The width of a picture on the phone, in pixels (HTML, 4.8.4.2.3: the first size whose condition holds). */
function widthOf(sizes: string): number {
  const fitting = sizes
    .split(', ')
    .map((size) => /^(?:(\(.*?\)) )?(.+)$/.exec(size) ?? [])
    .find(([, condition]) => condition === undefined || fits(condition))
  return pixels(fitting?.[2] ?? '100vw')
}

/** The file that the phone picks from a `srcset`: the smallest that is sharp enough, otherwise the last. */
function chosen(element: Element): string {
  const needed = widthOf(attribute(element, 'sizes') ?? '100vw') * phone.density
  const files = (attribute(element, 'srcset') ?? '').split(', ').map((file) => {
    const [address = '', width = ''] = file.split(' ')
    return { address, width: Number.parseInt(width, 10) }
  })
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.address ?? ''
}

/** The files of a page's drawings that a phone loads once the visitor has scrolled through the page, each once. */
export function phoneDrawings(html: string): string[] {
  const page = parsePage('', html)
  const narrow = page.all('picture').flatMap((picture) => {
    const elements = elementsOf(picture)
    const source = elements.find((element) => fits(attribute(element, 'media') ?? '(width < 0rem)'))
    return source ? [[attribute(elements.at(-1)!, 'src'), attribute(source, 'srcset')] as const] : []
  })
  const narrowOf = new Map(narrow)
  const sources = page.all('img').map((image) => attribute(image, 'src') ?? '')
  return [...new Set(sources.map((file) => narrowOf.get(file) ?? file))].filter((file) =>
    file.endsWith('.svg'),
  )
}

/** The photographs on a page, with the files that a phone loads, and whether they load with the page, not lazily. */
export function phonePictures(html: string) {
  if (!html.includes('photo__image')) return []
  return parsePage('', html)
    .all('picture')
    .flatMap((picture) => {
      const elements = elementsOf(picture)
      const image = elements.at(-1)
      if (!image || attribute(image, 'class') !== 'photo__image') return []
      const taken = elements.find((element) => fits(attribute(element, 'media') ?? '(min-width: 0rem)'))
      return taken ? [{ file: chosen(taken), isFirst: attribute(image, 'loading') !== 'lazy' }] : []
    })
}
