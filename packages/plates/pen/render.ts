import { round } from '../../../model/geometry.ts'
import type { Ground, Mark, Rect, Text, Weight } from '../drawings/grammar/grammar.ts'
import { cuts, em, type CutName } from './glyphs.ts'
import { setLine, sizes } from './lettering.ts'
import { outlineOf, type Outline } from './shapes.ts'
import { brightToken, edgeToken, fillToken, lineTokens, tokenOn } from './tones.ts'

/** Width of each line weight, in units of a composition. */
const weights: Readonly<Record<Weight, number>> = { outline: 3, structure: 2, annotation: 1.25 }

/** How far the dark edge extends beyond a gold line, in units of a composition. */
const edge = 1.75

interface RenderOptions {
  /** The part of the sheet to show. */
  view: Rect
  ground: Ground
  /** Alternative text. */
  alt?: string
  caption?: string | undefined
  /** Leaves out all text: on cards, it would be too small. */
  wordless?: boolean
}

/** The attribute that gives an element a color. */
const color = (property: 'fill' | 'stroke', token: string): string => `${property}="var(--color-${token})"`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Indents lines by one level. */
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** Draws the marks of one composition, with one SVG element per line. */
class Sheet {
  readonly #ground: Ground
  readonly #letters = new Map<string, { id: string; d: string }>()
  readonly #wordless: boolean

  constructor(ground: Ground, wordless: boolean) {
    this.#ground = ground
    this.#wordless = wordless
  }

  draw(marks: readonly Mark[]): string[] {
    return marks.flatMap((mark) => this.#mark(mark))
  }

  get letters(): string[] {
    return [...this.#letters.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`)
  }

  #mark(mark: Mark): string[] {
    if ('group' in mark) {
      const [x, y] = mark.at
      const scaled = mark.scale ? ` scale(${mark.scale})` : ''
      return [
        `<g transform="translate(${round(x)} ${round(y)})${scaled}">`,
        ...indented(this.draw(mark.group)),
        '</g>',
      ]
    }
    if ('at' in mark) return this.#words(mark)
    const { outlines, words } = outlineOf(mark)
    return [
      ...outlines.flatMap((outline) => this.#outline(outline)),
      ...words.flatMap((text) => this.#words(text)),
    ]
  }

  #outline(outline: Outline): string[] {
    const { fill, stroke, line, dashed, solid } = outline
    if (stroke !== 'gold' || line !== 'outline' || fill || dashed) return this.#path(outline)
    if (solid) {
      const colors = `${color('fill', brightToken)} ${color('stroke', edgeToken)}`
      return [`<path ${colors} stroke-width="${edge}" d="${outline.d}"/>`]
    }
    const wide = (token: string, width: number) =>
      `<path ${color('stroke', token)} stroke-width="${width}" d="${outline.d}"/>`
    return [wide(edgeToken, weights.outline + 2 * edge), wide(brightToken, weights.outline)]
  }

  #path({ d, fill, stroke = 'ink', line = 'structure', dashed, solid, on }: Outline): string[] {
    const attributes: string[] = []
    if (solid) attributes.push(color('fill', lineTokens[stroke]))
    else if (fill) attributes.push(color('fill', fillToken(fill, this.#ground)))
    if (line !== 'none')
      attributes.push(
        color('stroke', on ? tokenOn(on) : lineTokens[stroke]),
        `stroke-width="${weights[line]}"`,
      )
    if (attributes.length === 0) return []
    if (dashed) attributes.push('stroke-dasharray="6 5" stroke-linecap="butt"')
    return [`<path ${attributes.join(' ')} d="${d}"/>`]
  }

  #letter(character: string, cut: CutName): string {
    const key = cut + character
    const known = this.#letters.get(key)
    if (known) return known.id
    const id = `${cut === 'display' ? 'd' : 'c'}${character.codePointAt(0)?.toString(36)}`
    this.#letters.set(key, { id, d: cuts[cut].glyphOf(character)?.d ?? '' })
    return id
  }

  #words({ text, at, size = 'note', tone = 'ink', on, anchor = 'start', upright }: Text): string[] {
    if (this.#wordless) return []
    const { size: height, cut, leading } = sizes[size]
    const scale = height / em
    const [x, y] = at
    const lines = text.split('\n').map((line, index) => {
      const { letters, width } = setLine(line, cuts[cut])
      const shift = { start: 0, middle: width / 2, end: width }[anchor]
      const uses = letters.map(
        (letter) =>
          `<use href="#${this.#letter(letter.character, cut)}"${letter.x === 0 ? '' : ` x="${letter.x}"`}/>`,
      )
      const [dx, dy] = [-shift * scale, index * height * leading]
      const [left, base] = upright ? [x + dy, y - dx] : [x + dx, y + dy]
      const turned = upright ? ' rotate(-90)' : ''
      return `<g transform="translate(${round(left)} ${round(base)})${turned} scale(${scale})">${uses.join('')}</g>`
    })
    const said = escaped(text.replaceAll('\n', ' / ')).replaceAll('--', '- -')
    return [
      `<!-- ${said} -->`,
      `<g ${color('fill', on ? tokenOn(on) : lineTokens[tone])}>`,
      ...indented(lines),
      '</g>',
    ]
  }
}

/**
 * Draws marks as an SVG file. Colors are tokens; text is drawn as outlines, with a comment that says what it is.
 * @throws {Error} If a text has a character that the font lacks, or is on a fill that has no text color.
 */
export function renderMarks(marks: readonly Mark[], options: RenderOptions): string {
  const { ground, alt, caption, wordless = false, view } = options
  const sheet = new Sheet(ground, wordless)
  const body = sheet.draw(marks)
  const { letters } = sheet
  const shownOn = ground === 'sheet' ? '' : ` data-ground="${ground}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}"${shownOn} fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    ...indented([
      ...(alt === undefined ? [] : [`<title>${escaped(alt)}</title>`]),
      ...(caption === undefined ? [] : [`<desc>${escaped(caption)}</desc>`]),
      ...(letters.length > 0 ? ['<defs>', ...indented(letters), '</defs>'] : []),
      ...body,
    ]),
    '</svg>\n',
  ].join('\n')
}
