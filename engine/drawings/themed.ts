import type { Svg } from './read-svg.ts'
import { hexOf, type Theme } from './tokens.ts'

/** The class of the ground; the drawing's own classes follow in the alphabet. */
const ground = 'a'

/** A rule for each color, in a theme. */
const rulesOf = ({ colors, ground: name }: Svg, theme: Theme): string[] =>
  [{ name: ground, property: 'fill', token: 'ground' }, ...colors].map(
    (color) => `.${color.name}{${color.property}:${hexOf(color.token, name, theme)}}`,
  )

function stylesOf(svg: Svg, [first, second]: Themes): string {
  const rules = rulesOf(svg, first)
  const changed = second ? rulesOf(svg, second).filter((rule) => !rules.includes(rule)) : []
  const media = changed.length > 0 ? `@media (prefers-color-scheme:${second}){${changed.join('')}}` : ''
  return rules.join('') + media
}

type Themes = readonly [Theme, Theme?]

/**
 * The text of a drawing's file: the drawing on its ground, in the colors of some themes.
 * @param themes If there are several, the reader's settings choose between them.
 * @param place Attributes that position the drawing in another, if it is part of one.
 */
export function themed(svg: Svg, themes: Themes = ['light', 'dark'], place?: string): string {
  const [x, y, width, height] = svg.view
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${svg.view.join(' ')}" ${place ?? `width="${width}" height="${height}"`}>` +
    `<style>${stylesOf(svg, themes)}</style>` +
    `<path class="${ground}" d="M${x} ${y}h${width}v${height}h-${width}z"/>${svg.body}</svg>`
  )
}
