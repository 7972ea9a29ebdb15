import {
  atRule,
  parse,
  root,
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from 'postcss'
import parseSelector, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser'
import { bannerClasses } from '../../components/consent-banner/banner-classes.ts'
import { below } from './fold.ts'
import { attributeName } from './start-tag.ts'
import type { PageNames } from './tidy-markup.ts'

/** The part of a stylesheet that a page can use, in two parts. Together, in either order, they look like the whole. */
export interface PageStyles {
  /** For the first screen. */
  first: string
  /** For what is below it, and for paper. */
  rest: string
}

/** Gives the part of a stylesheet that a page with these names can use. */
export type StyleSubsetter = (names: PageNames) => PageStyles

/**
 * Names that a pre-rendered page can get without any visitor's action, from the browser, an inline script or the app.
 */
const comesByItself: ReadonlySet<string> = new Set(
  '[open] [hidden] [checked] [data-theme] [data-deferred] [data-notice] .js [data-visible]'.split(' '),
)

/**
 * With those, the names of the cookie banner, which appears by itself, too, but later. Everything else, including the
 * moving sky, waits for the whole stylesheet (components/app/whole-styles.ts).
 */
const comesLater = new Set([...comesByItself, ...bannerClasses.map((name) => `.${name}`)])

/**
 * Conditions of styles that can come after the first frame: for paper, for animations driven by scrolling, and for
 * edges that show only in the system's colors.
 */
const isLate = /^media print$|^media \(forced-colors:active\)$|^supports .*animation-timeline/

/**
 * Keeps what is below the first screen hidden until its styles have loaded, so that nothing moves then. Where layout is
 * deferred (renderer/boot/defer-layout.ts), the browser neither styles it nor lays it out until then.
 */
const belowIs = (visibility: string, contentVisibility: string): string =>
  `@layer reset{[${below}]{visibility:${visibility}}}@media screen{[data-deferred] [${below}]{content-visibility:${contentVisibility}}}`
const hidden = belowIs('hidden', 'hidden')
const shown = belowIs('inherit', 'revert-layer')

/**
 * Prepares a stylesheet for reduction to the styles that a page uses: rules whose names occur in the page, and the
 * keyframes and custom properties that those rules name. Only names decide, so the result may contain a rule that never
 * applies, but it lacks none that does.
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
  const presentOf = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
    new Set(asked.filter((name) => names.has(name) || others.has(name)))
  // Cloning the whole sheet, to remove most of it, took a fifth of the time that a page takes.
  const copied = (nodes: readonly ChildNode[], present: ReadonlySet<string>): ChildNode[] =>
    nodes.flatMap((node): ChildNode[] => {
      if (node.type === 'atrule' && node.nodes && !isKeyframes(node)) {
        const { name, params, raws, source } = node
        return [
          atRule({ name, params, raws: { ...raws }, ...(source && { source }) }).append(
            copied(node.nodes, present),
          ),
        ]
      }
      const selectors = node.type === 'rule' ? selectorsOf.get(node.selector) : undefined
      const useful = selectors?.filter(({ needs }) =>
        needs.some((all) => all.every((name) => present.has(name))),
      )
      if (useful?.length === 0) return []
      const copy = node.clone()
      if (copy.type === 'rule' && useful && useful.length < (selectors?.length ?? 0))
        copy.selectors = useful.map(({ selector }) => selector)
      return [copy]
    })
  const subsetOf = (present: ReadonlySet<string>): Root =>
    root({ raws: { ...sheet.raws } }).append(copied(sheet.nodes, present))
  const cache: Record<string, PageStyles> = {}

  return (names) => {
    const present = presentOf(names.first, comesByItself)
    const presentLater = presentOf(names.all, comesLater)
    const key = [present, presentLater].map((set) => [...set].join(' ')).join('|')
    return (cache[key] ??= divided(subsetOf(present), subsetOf(presentLater)))
  }
}

/** The two parts of a page's styles, made from clones of the stylesheet: one for its first screen, one for all of it. */
function divided(first: Root, both: Root): PageStyles {
  first.walkAtRules((rule) => {
    if (isLate.test(`${rule.name} ${rule.params}`)) rule.remove()
  })
  removeUnnamed(both)
  // If a custom property of the root came later, the browser would compute every element's styles again.
  removeUnnamed(first, both)
  both.walkAtRules('font-face', (rule) => void rule.remove())
  removeEmpty(first)
  removeKnown(both, first)
  removeEmpty(both)
  return { first: `${hidden}${first.toString()}`, rest: `${shown}${both.toString()}` }
}

/** Removes from a clone of a stylesheet the rules, selectors and declarations that another clone has. */
function removeKnown(sheet: Root, other: Root): void {
  // Clones of a node share its `source` object.
  const selectors = new Map<unknown, readonly string[]>()
  const nodes = new Set<unknown>()
  other.walk((node) => {
    if (node.type === 'rule') selectors.set(node.source, node.selectors)
    else nodes.add(node.source)
  })
  sheet.walkRules((rule) => {
    const shared = selectors.get(rule.source)
    if (!shared) return
    const others = rule.selectors.filter((selector) => !shared.includes(selector))
    if (others.length > 0) rule.before(rule.clone({ selectors: others }))
    rule.selectors = [...shared]
    rule.walkDecls((declaration) => {
      if (nodes.has(declaration.source)) declaration.remove()
    })
  })
  sheet.walkAtRules((rule) => {
    // Statements about the order of layers, and keyframes.
    if (nodes.has(rule.source) && (rule.nodes === undefined || rule.name.endsWith('keyframes'))) rule.remove()
  })
}

/**
 * A stylesheet as it is sent. The whole one lacks `@font-face`, which every page has inline: a second copy would load
 * the font again, and a font that missed the first paint would then shift the text.
 */
export function sentStyles(css: string): string {
  if (!css.includes('@font-face')) return css
  const sheet = parse(css)
  sheet.walkAtRules('font-face', (rule) => void rule.remove())
  removeEmpty(sheet)
  return `${sheet.toString()}${shown}`
}

/** The names that a page must have for a selector to match: all names of any one of these sets. */
type Needs = readonly (readonly string[])[]

/** The selectors of a list, each with the names that it needs. */
const neededNames = (list: string): { selector: string; needs: Needs }[] =>
  parseSelector()
    .astSync(list)
    .nodes.map((selector) => ({ selector: selector.toString().trim(), needs: needsOf(selector) }))

/** Pseudo-classes that match if any argument does, so that each argument adds a set. */
const alternatives: ReadonlySet<string | undefined> = new Set([':is', ':where', ':has'])

const needsOf = (selector: Selector): Needs =>
  selector.nodes.reduce<Needs>(
    (sets, node) => {
      const choices =
        node.type === 'pseudo' && alternatives.has(node.value) ? node.nodes.flatMap(needsOf) : [nameOf(node)]
      return sets.flatMap((names) => choices.map((choice) => [...names, ...choice]))
    },
    [[]],
  )

/** States that need a visitor's action, at which the whole stylesheet loads; without scripts, it is linked anyway. */
const ofActs: ReadonlySet<string> = new Set([':hover', ':active'])

/** The names that a part of a selector requires. Arguments of `:not()` and the like require none. */
function nameOf(node: SelectorNode): string[] {
  if (node.type === 'pseudo' && ofActs.has(node.value)) return [node.value]
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'id') return [`#${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'attribute' && node.attribute === 'id' && node.operator === '=')
    return [`#${node.value ?? ''}`]
  if (node.type === 'attribute') return [attributeName(node.attribute.toLowerCase(), node.value)]
  return []
}

const isKeyframes = ({ name }: AtRule): boolean => name.endsWith('keyframes')
const isKeyframe = ({ parent }: Rule): boolean => parent?.type === 'atrule' && isKeyframes(parent)

const wordsOfValues: Record<string, readonly string[]> = {}

/** The words in all values of a sheet. Each value is searched once, since most pages share it. */
function wordsOf(sheet: Root): ReadonlySet<string> {
  const words = new Set<string>()
  sheet.walkDecls(({ value }) => {
    for (const word of (wordsOfValues[value] ??= value.match(/-?-?[a-z_][\w-]*/gi) ?? [])) words.add(word)
  })
  return words
}

/** Removes keyframes and custom properties that neither the sheet nor the other one uses. */
function removeUnnamed(sheet: Root, other?: Root): void {
  const others = other ? wordsOf(other) : new Set<string>()
  for (let removed = true; removed;) {
    removed = false
    const words = wordsOf(sheet)
    const drop = (node: ChildNode) => {
      node.remove()
      removed = true
    }
    sheet.walkAtRules(/keyframes$/, (rule) => {
      if (!words.has(rule.params)) drop(rule)
    })
    sheet.walkDecls(/^--/, (declaration) => {
      if (!words.has(declaration.prop) && !(others.has(declaration.prop) && isForMost(declaration)))
        drop(declaration)
    })
  }
}

/** Whether a declaration applies to the whole page for visitors who have changed no setting but the system's theme. */
function isForMost({ parent }: ChildNode): boolean {
  if (parent?.type !== 'rule') return false
  const { selector, parent: around } = parent as Rule
  const condition = around?.type === 'atrule' ? (around as AtRule).params : ''
  return /^:root\b(?!\[)/.test(selector) && !/print|prefers-contrast/.test(condition)
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || node.nodes === undefined) continue
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}
