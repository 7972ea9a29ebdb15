import path from 'node:path'
import { SaxesParser } from 'saxes'
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

type Attributes = Readonly<Record<string, { value: string }>>

/** The fill of an element, which its style sets rather than an attribute; undefined if it has none of its own. */
function fillOf({ fill, style }: Attributes): string | undefined {
  const styled = /(?:^|;)\s*fill\s*:\s*([^;]+)/.exec(style?.value ?? '')?.[1]
  const color = (styled ?? fill?.value ?? '').trim()
  return /^(?!none$|transparent$)[^"<&]+$/.test(color) ? color : undefined
}

/** Why the drawing's image would not be square. */
function sizeProblem({ viewBox, width, height }: Attributes): string | undefined {
  const sides = (viewBox?.value ?? '').trim().split(/[\s,]+/)
  const given = viewBox ? `the viewBox "${viewBox.value}" is not a square` : 'the drawing has no viewBox'
  if (sides.length !== 4 || !(Number(sides[2]) > 0) || Number(sides[2]) !== Number(sides[3]))
    return `${given}; expected equal sides, such as viewBox="0 0 48 48"`
  return width?.value === height?.value
    ? undefined
    : `the drawing's width is ${width?.value ?? 'missing'} and its height ${height?.value ?? 'missing'}; expected the same, or neither`
}

/** Reads the drawing's background, and finds what no icon can be made from. */
export function readIconDrawing(text: string): Icon {
  const icon: Icon = { background: undefined, problems: [] }
  const parser = new SaxesParser({ position: true, xmlns: true })
  const report = (line: number, problem: string) => icon.problems.push({ line, problem })
  let [line, root] = [1, 0]
  parser.on('opentagstart', () => {
    // The character after the name, which may end the line, has been read.
    line = parser.line - (parser.column === 0 ? 1 : 0)
  })
  parser.on('opentag', ({ name, uri, attributes }) => {
    if (root === 0) {
      root = line
      const problem =
        name === 'svg' && uri === namespace
          ? sizeProblem(attributes)
          : `this is <${name}>; expected <svg xmlns="${namespace}">`
      if (problem) report(line, problem)
    }
    if (name === 'rect') icon.background ??= fillOf(attributes)
    if (name === 'text')
      report(
        line,
        'icons have no typeface, so <text> loses its letters; expected outlines (Inkscape: Path, Object to Path)',
      )
  })
  try {
    parser.write(text).close()
  } catch (error) {
    // Nothing else is known about a file that cannot be read to its end.
    const told = (error as Error).message.replace(/^\d+:\d+: |\.$/g, '')
    const problem = `this is not an SVG: ${told}; ${wanted}`
    return { background: undefined, problems: [{ line: parser.line, problem }] }
  }
  if (icon.background === undefined)
    report(
      root,
      'the drawing has no background; expected a <rect> with a fill, as an attribute or in its style',
    )
  return icon
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
