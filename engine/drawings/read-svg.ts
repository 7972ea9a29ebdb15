import { closest } from 'fastest-levenshtein'
import { SaxesParser } from 'saxes'
import type { Fault } from '../faults/fault.ts'
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

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A text with single spaces; no-break spaces are kept, which align columns of figures. */
const said = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '')

interface Attribute {
  name: string
  value: string
  line: number
}

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

/** Reads one file; each method handles an event of the parser. */
class Reader {
  readonly faults: Fault[] = []
  readonly #file: string
  readonly #colors = new Map<string, UsedColor>()
  #body = ''
  #attributes: Attribute[] = []
  #tagLine = 1
  /** The names of the open elements. */
  readonly #open: string[] = []
  /** How many of them are left out: an element that is, and all inside it. */
  #skipped = 0
  /** The texts of the elements in the outermost one, by name: its title and description. */
  #words: Record<string, string> = {}
  readonly #lettering = new Lettering()
  /** The open elements with words, and whether each became a group. */
  readonly #texts: { setting: Setting; isGroup: boolean }[] = []
  #root = ''
  #svg: Pick<Svg, 'ground' | 'view'> | undefined

  constructor(file: string) {
    this.#file = file
  }

  report(line: number, field: string, problem: string): void {
    this.faults.push({ file: this.#file, line, field, problem })
  }

  start(line: number): void {
    this.#tagLine = line
    this.#attributes = []
  }

  attribute(attribute: Attribute): void {
    if (attribute.name !== 'style') this.#attributes.push(attribute)
    else
      for (const declaration of attribute.value.split(';')) {
        const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
        if (name) this.#attributes.push({ ...attribute, name, value })
      }
  }

  open(name: string, isEmpty: boolean): void {
    const isRoot = this.#open.length === 0
    this.#open.push(name)
    if (isRoot && name !== 'svg') {
      this.report(this.#tagLine, name, 'is not a drawing; expected <svg>')
      this.#skipped += 1
    } else if (this.#skipped > 0 || leftOut.test(name)) this.#skipped += 1
    else if (name === 'text' || (name === 'tspan' && this.#texts.length > 0)) this.#openText(name)
    else if (!elements.has(name)) {
      this.report(this.#tagLine, name, refused[name] ?? 'is not supported in a drawing; expected only shapes')
      this.#skipped += 1
    } else if (isRoot) {
      this.#svg = this.#readRoot()
      this.#root = `<g${this.#written([...this.#attributes.filter(({ name: own }) => !rewritten.test(own)), ...this.#usualFill()])}>`
    } else this.#body += `<${name}${this.#written(this.#attributes)}${isEmpty ? '/' : ''}>`
  }

  close(isEmpty: boolean): void {
    const name = this.#open.pop()
    if (this.#skipped > 0) this.#skipped -= 1
    else if (this.#open.length === 0) this.#body += '</g>'
    else if (name === 'text' || name === 'tspan') this.#body += this.#texts.pop()!.isGroup ? '</g>' : ''
    else if (!isEmpty) this.#body += `</${name}>`
  }

  text(text: string): void {
    const [, name = ''] = this.#open
    this.#words[name] = (this.#words[name] ?? '') + text
    const [line, setting] = [said(text), this.#texts.at(-1)?.setting]
    if (line === '' || !setting || this.#skipped > 0) return
    const hint = 'expected outlines (Inkscape: Path, Object to Path)'
    for (const letter of missingLetters(line))
      this.report(this.#tagLine, 'text', `the drawings' typeface lacks '${letter}'; ${hint}`)
    this.#body += this.#lettering.line(line, setting)
  }

  end(): Svg | undefined {
    if (this.faults.length > 0) return undefined
    const { title = '', desc = '' } = this.#words
    return {
      ...this.#svg!,
      alt: said(title),
      caption: said(desc),
      body: this.#root + this.#lettering.definitions + this.#body,
      colors: [...this.#colors.values()],
    }
  }

  /** Words become a group with their color; each line in it is outlined. */
  #openText(name: string): void {
    const own = Object.fromEntries(this.#attributes.map(({ name: each, value }) => [each, value]))
    for (const { name: each, line } of this.#attributes)
      if (placing.test(each))
        this.report(line, each, 'places single letters; expected x and y for the whole line')
    if (name === 'tspan' && !('x' in own && 'y' in own))
      this.report(this.#tagLine, 'tspan', 'continues a line; expected its own x and y')
    const setting = settingOf(own, this.#texts.at(-1)?.setting)
    if (!(setting.size > 0))
      this.report(this.#tagLine, 'font-size', 'is missing; expected a number, such as 15')
    const written = this.#written(
      this.#attributes.filter(({ name: each }) => !settings.test(each) && !typesetting.test(each)),
    )
    this.#texts.push({ setting, isGroup: written !== '' })
    if (written !== '') this.#body += `<g${written}>`
  }

  #readRoot(): Pick<Svg, 'ground' | 'view'> {
    const valueOf = (wanted: string) => this.#attributes.find(({ name }) => name === wanted)
    const box = valueOf('viewBox')
    const view = said((box?.value ?? '').replaceAll(',', ' '))
      .split(' ')
      .map(Number)
    const [x = 0, y = 0, width = 0, height = 0] = view
    if (view.length !== 4 || !view.every(Number.isFinite) || Math.min(width, height) <= 0) {
      const given = box ? `'${box.value}' is not an area` : 'is missing'
      this.report(
        box?.line ?? this.#tagLine,
        'viewBox',
        `${given}; expected four numbers, such as 0 0 720 400`,
      )
    }
    const ground = valueOf('data-ground')
    if (ground && !isGround(ground.value)) {
      const nearest = closest(ground.value, groundNames)
      this.report(ground.line, 'data-ground', `'${ground.value}' is not known; the closest is ${nearest}`)
    }
    return {
      ground: ground && isGround(ground.value) ? ground.value : 'sheet',
      view: [x, y, width, height],
    }
  }

  /** A drawing without a fill would be black, even on a dark ground. */
  #usualFill(): Attribute[] {
    const hasFill = this.#attributes.some(({ name }) => name === 'fill')
    return hasFill ? [] : [{ name: 'fill', value: 'var(--color-text)', line: this.#tagLine }]
  }

  #written(attributes: readonly Attribute[]): string {
    const classes = new Set<string>()
    let written = ''
    for (const { name: fullName, value, line } of attributes) {
      const name = fullName === 'xlink:href' ? 'href' : fullName
      if (name.includes(':') || /^(?:class$|data-|aria-|role$)/.test(name)) continue
      const [problem, color] = [this.#problem(name, value), this.#color(name, value)]
      if (problem) this.report(line, name, problem)
      else if (color) classes.add(color)
      else written += ` ${name}="${escaped(value)}"`
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
  const parser = new SaxesParser({ position: true })
  let broken = false
  parser.on('error', ({ message }) => {
    const told = message.replace(/^.*?\d: /, '').replace(/\.$/, '')
    // Later errors often follow from the first.
    if (!broken) reader.report(parser.line, 'svg', `is not valid XML: ${told}`)
    broken = true
  })
  parser.on('opentagstart', () => reader.start(parser.line))
  parser.on('attribute', ({ name, value }) => reader.attribute({ name, value, line: parser.line }))
  parser.on('opentag', ({ name, isSelfClosing }) => reader.open(name, isSelfClosing))
  parser.on('closetag', ({ isSelfClosing }) => reader.close(isSelfClosing))
  parser.on('text', (words) => reader.text(words))
  parser.write(text).close()
  const svg = reader.end()
  return { faults: reader.faults, ...(svg && { svg }) }
}
