import { parse, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import parseSelector, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser'
import { bannerClasses } from '../../components/consent-banner/banner-classes.ts'

/** Gives the part of a stylesheet that a page with these names (see start-tag.ts) can use. */
export type StyleSubsetter = (names: ReadonlySet<string>) => string

/**
 * What a pre-rendered page gets without a sign of its visitor, from the browser, the head's inline script and the
 * app, and the cookie banner, which comes by itself. Everything else, the moving sky too, waits for the whole
 * stylesheet (components/app/whole-styles.ts).
 */
const comesByItself: ReadonlySet<string> = new Set([
  '[open]',
  '[hidden]',
  '[checked]',
  '[data-theme]',
  '[data-deferred]',
  '[data-notice]',
  '[data-offer]',
  '.js',
  '[data-visible]',
  ...bannerClasses.map((name) => `.${name}`),
])

/**
 * Prepares a stylesheet for being reduced to what a page uses: rules whose names occur in the page,
 * then the keyframes and custom properties that those rules name. Rules are judged by their names
 * alone, so the result may contain a rule too many, but never one too few.
 */
export function createStyleSubsetter(css: string): StyleSubsetter {
  const sheet = parse(css)
  const selectorsOf = new Map<string, ReturnType<typeof neededNames>>()
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule)) selectorsOf.set(rule.selector, neededNames(rule.selector))
  })
  const asked = [
    ...new Set([...selectorsOf.values()].flatMap((list) => list.flatMap(({ needs }) => needs.flat()))),
  ]
  const cache = new Map<string, string>()

  return (names) => {
    const present = new Set(asked.filter((name) => names.has(name) || comesByItself.has(name)))
    const key = [...present].join(' ')
    const known = cache.get(key)
    if (known !== undefined) return known
    const subset = sheet.clone()
    subset.walkRules((rule) => {
      const selectors = selectorsOf.get(rule.selector)
      if (!selectors) return
      const useful = selectors.filter(({ needs }) =>
        needs.some((all) => all.every((name) => present.has(name))),
      )
      if (useful.length === 0) rule.remove()
      else if (useful.length < selectors.length) rule.selectors = useful.map(({ selector }) => selector)
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

/** The names that an element and its surroundings must have: all of one of these sets. */
type Needs = readonly (readonly string[])[]

/** For each selector of a list, what it needs. */
const neededNames = (list: string): { selector: string; needs: Needs }[] =>
  parseSelector()
    .astSync(list)
    .nodes.map((selector) => ({ selector: selector.toString().trim(), needs: needsOf(selector) }))

/** `:is()` and `:where()` are satisfied by any of their arguments, so each one adds a set. */
const alternatives: ReadonlySet<string | undefined> = new Set([':is', ':where'])

const needsOf = (selector: Selector): Needs =>
  selector.nodes.reduce<Needs>(
    (sets, node) => {
      const choices =
        node.type === 'pseudo' && alternatives.has(node.value) ? node.nodes.flatMap(needsOf) : [nameOf(node)]
      return sets.flatMap((names) => choices.map((choice) => [...names, ...choice]))
    },
    [[]],
  )

/** States that only somebody who acts can see: then the whole stylesheet comes (or is there, without scripts). */
const ofActs: ReadonlySet<string> = new Set([':hover', ':active'])

/** Arguments of `:not()`, `:has()` and the like are left out: they ask for less than a plain name. */
function nameOf(node: SelectorNode): string[] {
  if (node.type === 'pseudo' && ofActs.has(node.value)) return [node.value]
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'id') return [`#${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'attribute' && node.attribute === 'id' && node.operator === '=')
    return [`#${node.value ?? ''}`]
  if (node.type === 'attribute') return [`[${node.attribute.toLowerCase()}]`]
  return []
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
