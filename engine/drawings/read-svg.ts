import { closest } from 'fastest-levenshtein'
import { escapeMarkup } from '../../model/escape-markup.ts'
import type { Fault } from '../faults/fault.ts'
import { readElements, type DrawnElement } from './elements.ts'
import { Lettering, missingLetters, settingOf, type Setting } from './lettering.ts'
import { closestToken, groundNames, isGround, tokenNames, type Ground } from './tokens.ts'

/** A color in use: the class of its elements, its property, and its token. */
interface UsedColor {
  name: string
  property: string
  token: string
}

/** A drawing without its colors. */
export interface Svg {
  /** What it shows, and its caption: the text of its `<title>` and `<desc>`. */
  alt: string
  caption: string
  ground: Ground
  view: readonly [x: number, y: number, width: number, height: number]
  /** Its elements, with classes instead of colors. */
  body: string
  colors: readonly UsedColor[]
}

/** The elements allowed in a drawing, besides those with words. */
const elements = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker'.split(
    ' ',
  ),
)
/** Elements that are left out: words, which are read separately, and what drawing programs add for themselves. */
const leftOut = /^(?:metadata|title|desc)$|:/
/** Why some others are not allowed. */
const refused: Readonly<Record<string, string>> = {
  script: 'runs code; expected only shapes',
  style:
    'contains colors that cannot follow the theme; expected them as attributes (Illustrator: Export, Presentation Attributes)',
  textPath: 'sets words along a line; expected outlines (Inkscape: Path, Object to Path)',
  image: 'is a picture inside the drawing; expected only shapes',
  foreignObject: 'contains another kind of document; expected only shapes',
}

const colorProperties = new Set(['fill', 'stroke', 'stop-color', 'color'])
/** Attributes of the outermost element that the build rewrites. */
const rewritten = /^(?:xmlns|viewBox|width|height|version|x|y|preserveAspectRatio)$/
/** Attributes that say where words are, how large, and what part of a line is there. */
const settings = /^(?:x|y|transform|font-size|text-anchor)$/
/** Other attributes of words, which are ignored, as all words have the site's typeface. */
const typesetting = /^(?:-|font|text|line|white|word|letter|inline|direction|writing)/
/** Attributes that place single letters. */
const placing = /^(?:dx|dy|rotate|textLength)$/

/** A text with single spaces; no-break spaces are kept, which align columns of figures. */
const said = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '')

/** A class name: a letter; from the 27th on, a letter and a number. */
const className = (index: number): string =>
  String.fromCodePoint(97 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)))

/** The token that a color names. */
const tokenOf = (value: string): string | undefined => /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]

/** What is wrong with a color; undefined for a token and for values that are no color. */
function colorProblem(value: string): string | undefined {
  const token = tokenOf(value)
  if (token !== undefined) {
    const known = tokenNames()
    return known.includes(token)
      ? undefined
      : `'${value}' is not a color of this site; the closest is var(--color-${closest(token, known)})`
  }
  if (/^(?:none|inherit|transparent|url\(#[^)]+\))$/.test(value)) return undefined
  const hex = { black: '#000', white: '#fff' }[value] ?? value
  const hint = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex)
    ? `; the closest is var(--color-${closestToken(hex)})`
    : ', such as var(--color-text)'
  return `${value} is the same in every theme; expected a color of this site${hint}`
}

/** Reads one file. */
class Reader {
  readonly faults: Fault[] = []
  readonly #file: string
  readonly #colors = new Map<string, UsedColor>()
  readonly #lettering = new Lettering()

  constructor(file: string) {
    this.#file = file
  }

  report(line: number, field: string, problem: string): void {
    this.faults.push({ file: this.#file, line, field, problem })
  }

  /** The drawing in the outermost element; after faults, parts of it may be missing. */
  read(root: DrawnElement): Svg | undefined {
    if (root.name !== 'svg') {
      this.report(root.line, root.name, 'is not a drawing; expected <svg>')
      return undefined
    }
    const shape = this.#shapeOf(root)
    // A drawing without a fill would be black, even on a dark ground.
    if (!root.attributes.has('fill'))
      root.attributes.set('fill', { value: 'var(--color-text)', line: root.line })
    const outer = this.#written(root, (name) => !rewritten.test(name))
    const inner = this.#contentOf(root)
    const textOf = (wanted: string) =>
      root.children
        .flatMap((child) => (typeof child !== 'string' && child.name === wanted ? child.children : []))
        .filter((child) => typeof child === 'string')
        .join('')
    return {
      ...shape,
      alt: said(textOf('title')),
      caption: said(textOf('desc')),
      body: `<g${outer}>${this.#lettering.definitions}${inner}</g>`,
      colors: [...this.#colors.values()],
    }
  }

  /** The markup inside an element. @param setting How its words are set, if it may have any. */
  #contentOf({ children, line }: DrawnElement, setting?: Setting): string {
    return children
      .map((child) =>
        typeof child === 'string' ? this.#line(child, line, setting) : this.#markup(child, setting),
      )
      .join('')
  }

  #markup(element: DrawnElement, setting: Setting | undefined): string {
    const { name, line } = element
    if (leftOut.test(name)) return ''
    if (name === 'text' || (name === 'tspan' && setting)) return this.#words(element, setting)
    if (!elements.has(name)) {
      this.report(line, name, refused[name] ?? 'is not supported in a drawing; expected only shapes')
      return ''
    }
    const tag = name + this.#written(element)
    const content = this.#contentOf(element, setting)
    return content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`
  }

  /** Words become a group with their color; each line in it is outlined. */
  #words(element: DrawnElement, outer: Setting | undefined): string {
    const { attributes } = element
    for (const [name, { line }] of attributes)
      if (placing.test(name))
        this.report(line, name, 'places single letters; expected x and y for the whole line')
    if (element.name === 'tspan' && !(attributes.has('x') && attributes.has('y')))
      this.report(element.line, 'tspan', 'continues a line; expected its own x and y')
    const setting = settingOf((name) => attributes.get(name)?.value, outer)
    if (!(setting.size > 0))
      this.report(element.line, 'font-size', 'is missing; expected a number, such as 15')
    const written = this.#written(element, (name) => !settings.test(name) && !typesetting.test(name))
    const content = this.#contentOf(element, setting)
    return written === '' ? content : `<g${written}>${content}</g>`
  }

  #line(text: string, at: number, setting: Setting | undefined): string {
    const line = said(text)
    if (line === '' || !setting) return ''
    const hint = 'expected outlines (Inkscape: Path, Object to Path)'
    for (const letter of missingLetters(line))
      this.report(at, 'text', `the drawings' typeface lacks '${letter}'; ${hint}`)
    return this.#lettering.line(line, setting)
  }

  #shapeOf({ attributes, line }: DrawnElement): Pick<Svg, 'ground' | 'view'> {
    const [box, ground] = [attributes.get('viewBox'), attributes.get('data-ground')]
    const view = said((box?.value ?? '').replaceAll(',', ' '))
      .split(' ')
      .map(Number)
    const [x = 0, y = 0, width = 0, height = 0] = view
    if (view.length !== 4 || !view.every(Number.isFinite) || Math.min(width, height) <= 0) {
      const given = box ? `'${box.value}' is not an area` : 'is missing'
      this.report(box?.line ?? line, 'viewBox', `${given}; expected four numbers, such as 0 0 720 400`)
    }
    if (ground && !isGround(ground.value)) {
      const nearest = closest(ground.value, groundNames)
      this.report(ground.line, 'data-ground', `'${ground.value}' is not known; the closest is ${nearest}`)
    }
    return {
      ground: ground && isGround(ground.value) ? ground.value : 'sheet',
      view: [x, y, width, height],
    }
  }

  #written({ attributes }: DrawnElement, isKept: (name: string) => boolean = () => true): string {
    const classes = new Set<string>()
    let written = ''
    for (const [fullName, { value, line }] of attributes) {
      const name = fullName === 'xlink:href' ? 'href' : fullName
      if (!isKept(fullName) || name.includes(':') || /^(?:class$|data-|aria-|role$)/.test(name)) continue
      const [problem, color] = [this.#problem(name, value), this.#color(name, value)]
      if (problem) this.report(line, name, problem)
      else if (color) classes.add(color)
      else written += ` ${name}="${escapeMarkup(value)}"`
    }
    return (classes.size > 0 ? ` class="${[...classes].join(' ')}"` : '') + written
  }

  #problem(name: string, value: string): string | undefined {
    if (name.startsWith('on')) return 'runs code; expected only shapes'
    const outside = `${value.slice(0, 60)} lies outside the drawing; expected a part of it, such as`
    if (name === 'href' && !value.startsWith('#')) return `${outside} #wheel`
    if (/url\((?!#)/.test(value)) return `${outside} url(#wheel)`
    return colorProperties.has(name) ? colorProblem(value) : undefined
  }

  /** The class for a token; undefined for an attribute without one. */
  #color(property: string, value: string): string | undefined {
    const token = colorProperties.has(property) ? tokenOf(value) : undefined
    if (token === undefined) return undefined
    const key = `${property} ${token}`
    const known = this.#colors.get(key) ?? { name: className(this.#colors.size + 1), property, token }
    this.#colors.set(key, known)
    return known.name
  }
}

/**
 * Reads and checks a drawing: valid XML, a viewBox, only shapes and words, nothing external, only the site's colors.
 * Outlines its words, and leaves out what drawing programs add for themselves.
 * @param file The drawing's path from the project's root, for messages.
 */
export function readSvg(file: string, text: string): { svg?: Svg; faults: readonly Fault[] } {
  const reader = new Reader(file)
  const { root, mistake } = readElements(text, false)
  const svg = root && reader.read(root)
  if (mistake) reader.report(mistake.line, 'svg', `is not valid XML: ${mistake.told}`)
  const { faults } = reader
  return { faults, ...(svg && faults.length === 0 && { svg }) }
}
