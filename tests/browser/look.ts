import type { Page } from './test.ts'

/**
 * Describes what a page looks like, as text that can be read and compared: each visible block, in document order and
 * indented by depth, with its position in the block around it, its size, and a short name for its look, which a legend
 * at the start explains. A difference shows where the change is, and the files take kilobytes where pictures would take
 * megabytes.
 *
 * A block counts as visible if it has text, a background, a border, a shadow, a picture or a control of its own.
 * Drawings are identified by their file or a hash of their markup.
 */
export const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const clear = 'rgba(0, 0, 0, 0)'
    const names = new Map<string, string>()
    const lines: string[] = []

    const sumOf = (text: string): string => {
      let sum = 0
      for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0
      return (sum >>> 0).toString(36)
    }

    /** A short name for a look, which does not depend on the other looks of the page. */
    const nameOf = (look: string): string => {
      const name = sumOf(look).slice(-4)
      names.set(name, look)
      return name
    }

    /** The background that a block is painted on: the nearest color that is not transparent. */
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (backgroundColor !== clear) return backgroundColor
      }
      return 'none'
    }

    const edgesOf = (style: CSSStyleDeclaration): string =>
      ['top', 'right', 'bottom', 'left']
        .map((side) => {
          const [width, line] = [
            style.getPropertyValue(`border-${side}-width`),
            style.getPropertyValue(`border-${side}-style`),
          ]
          return line === 'none' || width === '0px'
            ? '-'
            : `${width} ${line} ${style.getPropertyValue(`border-${side}-color`)}`
        })
        .join(' ')

    const paintOf = (style: CSSStyleDeclaration): string[] => {
      const edges = edgesOf(style)
      return [
        style.backgroundColor !== clear ? `ground ${style.backgroundColor}` : '',
        style.backgroundImage !== 'none'
          ? `image ${sumOf(style.backgroundImage.replaceAll(location.origin, ''))}`
          : '',
        edges === '- - - -' ? '' : `edges ${edges}`,
        style.boxShadow !== 'none' ? `shadow ${style.boxShadow}` : '',
        style.clipPath !== 'none' ? `clip ${style.clipPath}` : '',
        style.maskImage !== 'none' ? `mask ${sumOf(style.maskImage.replaceAll(location.origin, ''))}` : '',
      ].filter(Boolean)
    }

    const typeOf = (element: Element, style: CSSStyleDeclaration): string =>
      [
        `${style.fontSize}/${style.lineHeight} ${style.fontWeight} ${style.fontStyle} ${style.fontFamily.split(',')[0]}`,
        `${style.color} on ${groundOf(element)}`,
        style.textAlign,
        style.textDecorationLine === 'none' ? '' : style.textDecoration,
        style.textTransform === 'none' ? '' : style.textTransform,
        style.letterSpacing === 'normal' ? '' : `spacing ${style.letterSpacing}`,
      ]
        .filter(Boolean)
        .join(', ')

    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

    const visit = (element: Element, depth: number, around: DOMRect, opacity: number): void => {
      const style = getComputedStyle(element)
      if (style.display === 'none') return
      const inner = opacity * Number(style.opacity)
      const box = element.getBoundingClientRect()
      const isSeen =
        style.visibility === 'visible' &&
        inner > 0 &&
        (style.display === 'contents' || box.width * box.height > 1)
      const name = element.localName + [...element.classList].map((part) => `.${part}`).join('')
      const isDrawing = element instanceof SVGSVGElement
      const picture =
        element instanceof HTMLImageElement ? element.currentSrc.replace(location.origin, '') : ''
      const paint = paintOf(style)
      const isControl = element.matches('input, select, textarea, button, progress, meter')
      const words = hasWords(element)
      let next = { depth, around }
      if (isSeen && (paint.length > 0 || words || isDrawing || picture || isControl)) {
        const drawing = isDrawing ? `drawing ${sumOf(element.outerHTML)}` : ''
        const looks = [...paint, words || isControl || isDrawing ? typeOf(element, style) : '']
        if (inner < 1) looks.push(`opacity ${inner.toFixed(2)}`)
        if (style.transform !== 'none') looks.push(style.transform)
        const place = [box.x - around.x, box.y - around.y, box.width, box.height].map(Math.round)
        lines.push(
          [
            `${' '.repeat(depth)}${name}`,
            `${place[0]},${place[1]} ${place[2]}×${place[3]}`,
            nameOf(looks.filter(Boolean).join('; ')),
            drawing,
            picture,
          ]
            .filter(Boolean)
            .join(' '),
        )
        next = { depth: depth + 1, around: box }
      }
      for (const pseudo of ['::before', '::after'] as const) {
        const drawn = getComputedStyle(element, pseudo)
        if (!isSeen || ['none', 'normal'].includes(drawn.content)) continue
        const looks = [...paintOf(drawn), `${drawn.color} ${drawn.fontSize} ${drawn.width}×${drawn.height}`]
        lines.push(`${' '.repeat(next.depth)}${pseudo} ${sumOf(drawn.content)} ${nameOf(looks.join('; '))}`)
      }
      // The parts of a drawing are in its hash.
      if (!isDrawing) for (const child of element.children) visit(child, next.depth, next.around, inner)
    }

    visit(document.documentElement, 0, new DOMRect(-scrollX, -scrollY), 1)
    const legend = [...names].map(([name, look]) => `${name} = ${look}`)
    return `${legend.join('\n')}\n\n${lines.join('\n')}\n`
  })
