import type {
  Composition,
  Ground,
  Mark,
  Rect,
  Text,
  Weight,
} from '../../packages/plates/drawings/grammar/grammar.ts'
import { hexOf, type Role, type Theme } from './colors.ts'
import { em, readGlyphs, type CutName } from './glyphs.ts'
import { setLine, sizes } from './lettering.ts'
import { outlineOf, type Outline } from './shapes.ts'
import { round } from './geometry/svg.ts'

/** Units of each weight of line. */
export const weights: Readonly<Record<Weight, number>> = { outline: 3, structure: 2, annotation: 1.25 }

/** How far the dark edge of a gold line reaches beyond it. */
const edge = 1.75

interface RenderOptions {
  ground: Ground
  /** The themes whose colors it carries; of several, the reader's settings choose. */
  themes: readonly Theme[]
  /** Leaves out all words: for cards, where they would be too small. */
  wordless?: boolean
  /** A part of the composition, instead of all. */
  view?: Rect
}

const isStroke = (role: Role): boolean =>
  'line' in role || 'lineOn' in role || 'bright' in role || 'casing' in role

/** Classes of the colors in use, in the order of their first use. */
class Colors {
  readonly #names = new Map<string, { role: Role; name: string }>()

  /** The class that fills, or strokes, with the color of a role. */
  name(role: Role): string {
    const key = JSON.stringify(role)
    const known = this.#names.get(key)
    if (known) return known.name
    const name = String.fromCodePoint(97 + this.#names.size)
    this.#names.set(key, { role, name })
    return name
  }

  rules(ground: Ground, theme: Theme): string {
    return [...this.#names.values()]
      .map(
        ({ role, name }) => `.${name}{${isStroke(role) ? 'stroke' : 'fill'}:${hexOf(role, ground, theme)}}`,
      )
      .join('')
  }
}

const conditions: Readonly<Record<Theme, string>> = {
  light: '',
  dark: '(prefers-color-scheme:dark)',
}

/** Draws the marks of one composition. */
class Sheet {
  readonly colors = new Colors()
  readonly #cuts = readGlyphs()
  readonly #letters = new Map<string, { id: string; d: string }>()
  readonly #wordless: boolean

  constructor(wordless: boolean) {
    this.#wordless = wordless
  }

  draw(marks: readonly Mark[]): string {
    return marks.map((mark) => this.#mark(mark)).join('')
  }

  get letters(): string {
    return [...this.#letters.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join('')
  }

  #mark(mark: Mark): string {
    if ('group' in mark) {
      const [x, y] = mark.at
      const scaled = mark.scale ? ` scale(${mark.scale})` : ''
      return `<g transform="translate(${round(x)} ${round(y)})${scaled}">${this.draw(mark.group)}</g>`
    }
    if ('at' in mark) return this.#words(mark)
    const { outlines, words } = outlineOf(mark)
    return (
      outlines.map((outline) => this.#outline(outline)).join('') +
      words.map((text) => this.#words(text)).join('')
    )
  }

  #outline(outline: Outline): string {
    const { fill, stroke, line, dashed, solid } = outline
    if (stroke !== 'gold' || line !== 'outline' || fill || dashed) return this.#path(outline)
    if (solid) {
      const classes = [this.colors.name({ fill: 'gold' }), this.colors.name({ casing: true })].join(' ')
      return `<path class="${classes}" stroke-width="${edge}" d="${outline.d}"/>`
    }
    const wide = (role: Role, width: number) =>
      `<path class="${this.colors.name(role)}" fill="none" stroke-width="${width}" d="${outline.d}"/>`
    return wide({ casing: true }, weights.outline + 2 * edge) + wide({ bright: true }, weights.outline)
  }

  #path({ d, fill, stroke = 'ink', line = 'structure', dashed, solid, on }: Outline): string {
    const classes: string[] = []
    if (solid) classes.push(this.colors.name({ word: stroke }))
    else if (fill) classes.push(this.colors.name({ fill }))
    const hasLine = line !== 'none'
    if (hasLine) classes.push(this.colors.name(on ? { lineOn: on } : { line: stroke }))
    if (classes.length === 0) return ''
    const attributes = [
      `class="${classes.join(' ')}"`,
      ...(fill || solid ? [] : ['fill="none"']),
      ...(hasLine ? [`stroke-width="${weights[line]}"`] : []),
      ...(dashed ? ['stroke-dasharray="6 5" stroke-linecap="butt"'] : []),
    ]
    return `<path ${attributes.join(' ')} d="${d}"/>`
  }

  #letter(character: string, cut: CutName): string {
    const key = cut + character
    const known = this.#letters.get(key)
    if (known) return known.id
    const id = `${cut === 'display' ? 'd' : 'c'}${character.codePointAt(0)?.toString(36)}`
    this.#letters.set(key, { id, d: this.#cuts[cut].glyphs[character]?.d ?? '' })
    return id
  }

  #words({ text, at, size = 'note', tone = 'ink', on, anchor = 'start', upright }: Text): string {
    if (this.#wordless) return ''
    const { size: height, cut, leading } = sizes[size]
    const scale = height / em
    const [x, y] = at
    const lines = text.split('\n').map((line, index) => {
      const { letters, width } = setLine(line, this.#cuts[cut])
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
    const color = this.colors.name(on ? { wordOn: on } : { word: tone })
    return `<g class="${color}">${lines.join('')}</g>`
  }
}

/**
 * Draws a composition as an SVG document.
 * @throws {Error} If a word has a letter that the font lacks, or stands on a fill that carries none.
 */
export function renderComposition({ size, marks }: Composition, options: RenderOptions): string {
  const { ground, themes, wordless = false, view } = options
  const sheet = new Sheet(wordless)
  const paper = sheet.colors.name({ ground: true })
  const body = sheet.draw(marks)
  const [x, y, width, height] = view ?? [0, 0, ...size]
  const styles = themes.map((theme, index) => {
    const rules = sheet.colors.rules(ground, theme)
    return index === 0 ? rules : `@media ${conditions[theme]}{${rules}}`
  })
  const defs = sheet.letters
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${styles.join('')}</style>` +
    (defs ? `<defs>${defs}</defs>` : '') +
    `<path class="${paper}" d="M${x} ${y}h${width}v${height}h-${width}z"/>` +
    `<g stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  )
}
