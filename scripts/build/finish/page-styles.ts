import { parse, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser'

/** Gives the part of a stylesheet that a page with these names can use. */
export type StyleSubsetter = (names: ReadonlySet<string>) => string

/**
 * Attributes that the browser or the head's inline script sets on a pre-rendered page. Other scripts
 * run only after the whole stylesheet has arrived (see renderer/boot/start-app.ts).
 */
const setBeforeTheApp = ['[open]', '[hidden]', '[checked]', '[data-theme]', '[data-deferred]', '.js']

const elementTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi
const attribute = /([^\s=>/]+)(?:="([^"]*)"|='([^']*)')?/g
const rawText = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi

/** Elements, `.classes`, `#ids` and `[attributes]` in a page's HTML that a selector can match. */
export function namesInHtml(html: string): Set<string> {
  const names = new Set(setBeforeTheApp)
  for (const [, tag = '', attributes = ''] of html.replace(rawText, '').matchAll(elementTag)) {
    names.add(tag.toLowerCase())
    for (const [, name = '', inDouble, inSingle = ''] of attributes.matchAll(attribute)) {
      const value = inDouble ?? inSingle
      names.add(`[${name.toLowerCase()}]`)
      if (name === 'class') for (const word of value.split(/\s+/)) names.add(`.${word}`)
      if (name === 'id') names.add(`#${value}`)
    }
  }
  return names
}

/**
 * Prepares a stylesheet for being reduced to what a page uses: rules whose names occur in the page,
 * then the keyframes and custom properties that those rules name. Rules are judged by their names
 * alone, so the result may contain a rule too many, but never one too few.
 */
export function createStyleSubsetter(css: string): StyleSubsetter {
  const sheet = parse(css)
  const needs = new Map<string, readonly (readonly string[])[]>()
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) needs.set(rule.selector, neededNames(rule.selector))
  })
  const asked = [...new Set([...needs.values()].flat(2))]
  const cache = new Map<string, string>()

  return (names) => {
    const present = new Set(asked.filter((name) => names.has(name)))
    const key = [...present].join(' ')
    const known = cache.get(key)
    if (known !== undefined) return known
    const subset = sheet.clone()
    subset.walkRules((rule) => {
      const alternatives = needs.get(rule.selector)
      if (alternatives && !alternatives.some((all) => all.every((name) => present.has(name)))) rule.remove()
    })
    removeUnnamed(subset)
    removeEmpty(subset)
    const text = subset.toString()
    cache.set(key, text)
    return text
  }
}

/**
 * The stylesheet without `@font-face`, which every page has inlined. A second copy would load the font
 * again, and a font that missed the first paint would then shift the text after all.
 */
export function withoutFontFaces(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules('font-face', (rule) => void rule.remove())
  removeEmpty(sheet)
  return sheet.toString()
}

/** For each selector of a list, the names that an element and its surroundings must have. */
function neededNames(list: string): string[][] {
  return parseSelector()
    .astSync(list)
    .nodes.map((selector) => selector.nodes.flatMap((node) => nameOf(node) ?? []))
}

/** Skips the arguments of `:is()`, `:not()` and the like: they require less than a plain name does. */
function nameOf(node: SelectorNode): string | undefined {
  if (node.type === 'class') return `.${node.value}`
  if (node.type === 'id') return `#${node.value}`
  if (node.type === 'tag') return node.value.toLowerCase()
  if (node.type === 'attribute') return `[${node.attribute.toLowerCase()}]`
  return undefined
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')

/** Removes keyframes and custom properties that nothing left in the sheet uses. */
function removeUnnamed(sheet: Root): void {
  for (let removed = true; removed;) {
    removed = false
    const values: string[] = []
    sheet.walkDecls((declaration) => void values.push(declaration.value))
    const text = values.join(' ')
    const words = new Set(text.match(/-?-?[a-z_][\w-]*/gi))
    const drop = (node: ChildNode) => {
      node.remove()
      removed = true
    }
    sheet.walkAtRules(/keyframes$/, (rule) => {
      if (!words.has(rule.params)) drop(rule)
    })
    sheet.walkDecls(/^--/, (declaration) => {
      if (!words.has(declaration.prop)) drop(declaration)
    })
  }
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || node.nodes === undefined) continue
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}
