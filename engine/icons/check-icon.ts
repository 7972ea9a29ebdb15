import path from 'node:path'
import { readElements, type DrawnElement } from '../drawings/elements.ts'
import type { Fault } from '../faults/fault.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { siteFolder } from '../process/site-folder.ts'

/** The drawing that every icon is made from; browsers that support SVG icons show it directly. */
export const iconSource = 'favicon.svg'

const namespace = 'http://www.w3.org/2000/svg'
const wanted = 'expected a square SVG drawing with a <rect> as its background (docs/re-branding.md, 3)'

/** What is read from the drawing. */
interface Icon {
  /** The color of its background, the first `rect` that has one. */
  background: string | undefined
  problems: { line: number; problem: string }[]
}

/** The fill of an element; undefined if it has none of its own. */
function fillOf({ attributes }: DrawnElement): string | undefined {
  const color = attributes.get('fill')?.value.trim() ?? ''
  return /^(?!none$|transparent$)[^"<&]+$/.test(color) ? color : undefined
}

/** Why no square image can be made from the outermost element. */
function rootProblem({ name, attributes }: DrawnElement): string | undefined {
  if (name !== 'svg' || attributes.get('xmlns')?.value !== namespace)
    return `this is <${name}>; expected <svg xmlns="${namespace}">`
  const [viewBox, width, height] = ['viewBox', 'width', 'height'].map((each) => attributes.get(each)?.value)
  const sides = (viewBox ?? '').trim().split(/[\s,]+/)
  const given =
    viewBox === undefined ? 'the drawing has no viewBox' : `the viewBox "${viewBox}" is not a square`
  if (sides.length !== 4 || !(Number(sides[2]) > 0) || Number(sides[2]) !== Number(sides[3]))
    return `${given}; expected equal sides, such as viewBox="0 0 48 48"`
  return width === height
    ? undefined
    : `the drawing's width is ${width ?? 'missing'} and its height ${height ?? 'missing'}; expected the same, or neither`
}

const withAllIn = (element: DrawnElement): DrawnElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === 'string' ? [] : withAllIn(child))),
]

/** Reads the drawing's background, and finds what no icon can be made from. */
export function readIconDrawing(text: string): Icon {
  const { root, mistake } = readElements(text, true)
  // Nothing else is known about a file that cannot be read to its end.
  if (mistake)
    return {
      background: undefined,
      problems: [{ line: mistake.line, problem: `this is not an SVG: ${mistake.told}; ${wanted}` }],
    }
  const problems: Icon['problems'] = []
  const ofRoot = rootProblem(root)
  if (ofRoot) problems.push({ line: root.line, problem: ofRoot })
  const every = withAllIn(root)
  const letters =
    'icons have no typeface, so <text> loses its letters; expected outlines (Inkscape: Path, Object to Path)'
  for (const { name, line } of every) if (name === 'text') problems.push({ line, problem: letters })
  const background = every.map((each) => (each.name === 'rect' ? fillOf(each) : undefined)).find(Boolean)
  const none = 'the drawing has no background; expected a <rect> with a fill, as an attribute or in its style'
  if (background === undefined) problems.push({ line: root.line, problem: none })
  return { background, problems }
}

/** Reports an icon that is missing, or from which the build could not draw the others. */
export function iconFaults(root: string): Fault[] {
  const file = `${siteFolder(root)}/public/${iconSource}`
  const text = readIfThere(path.join(root, file))
  const problems =
    text === undefined
      ? [{ line: 1, problem: `there is no such file; ${wanted}` }]
      : readIconDrawing(text).problems
  return problems.map(({ line, problem }) => ({ file, line, field: 'file', problem }))
}
