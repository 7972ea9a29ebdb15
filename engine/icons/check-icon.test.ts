import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { formatFault } from '../faults/fault.ts'
import { iconFaults, readIconDrawing } from './check-icon.ts'

const file = 'content/public/favicon.svg'

/** The faults of a site with this drawing; with none if it is undefined. */
function faultsOf(drawing: string | Uint8Array | undefined): string[] {
  const root = temporaryFolder('icon', onTestFinished)
  mkdirSync(`${root}/content`)
  if (drawing !== undefined) writeFiles(root, { [file]: drawing })
  return iconFaults(root).map(formatFault)
}
const svg = (inner: string, attributes = 'viewBox="0 0 48 48"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inner}\n</svg>\n`
const ground = '<rect width="48" height="48" fill="#063"/>'
const wanted = 'expected a square SVG drawing with a <rect> as its background (docs/re-branding.md, 3)'

test.each(globSync('sites/*/public/favicon.svg'))('%s has no faults', (name) =>
  expect(faultsOf(readFileSync(name, 'utf8'))).toEqual([]),
)

test('the background is the first rectangle with a fill, in an attribute or in its style', () => {
  const backgroundOf = (inner: string) => readIconDrawing(svg(inner)).background
  expect(backgroundOf(ground)).toBe('#063')
  expect(backgroundOf("<rect\n fill='#063'/>")).toBe('#063')
  expect(backgroundOf('<rect style="stroke:none; fill: #063;fill-opacity:1" fill="red"/>')).toBe('#063')
  expect(backgroundOf(`<!-- <rect fill="red"/> --><rect fill="none"/>${ground}<rect fill="red"/>`)).toBe(
    '#063',
  )
})

test.each([
  ['no file', undefined, [`1 file: there is no such file; ${wanted}`]],
  [
    'a JPEG',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    [`1 file: this is not an SVG: text data outside of root node; ${wanted}`],
  ],
  ['an empty file', '', [`1 file: this is not an SVG: document must contain a root element; ${wanted}`]],
  ['a cut-off file', '<svg>\n<g>', [`2 file: this is not an SVG: unclosed tag: g; ${wanted}`]],
  [
    'a web page',
    '\n<html><rect fill="red"/></html>',
    ['2 file: this is <html>; expected <svg xmlns="http://www.w3.org/2000/svg">'],
  ],
  [
    'a wide drawing',
    svg(ground, '\nviewBox="0 0 480 120"'),
    ['2 file: the viewBox "0 0 480 120" is not a square; expected equal sides, such as viewBox="0 0 48 48"'],
  ],
  [
    'no viewBox',
    svg(ground, 'width="48" height="48"'),
    ['2 file: the drawing has no viewBox; expected equal sides, such as viewBox="0 0 48 48"'],
  ],
  [
    'a stretched drawing',
    svg(ground, 'width="100" viewBox="0,0 48,48"'),
    ["2 file: the drawing's width is 100 and its height missing; expected the same, or neither"],
  ],
  [
    'letters without a background',
    svg('<rect fill="none"/>\n<text\n  x="1">A<tspan>B</tspan></text>'),
    [
      '4 file: icons have no typeface, so <text> loses its letters; expected outlines (Inkscape: Path, Object to Path)',
      '2 file: the drawing has no background; expected a <rect> with a fill, as an attribute or in its style',
    ],
  ],
])('%s is reported', (_what, drawing, problems) =>
  expect(faultsOf(drawing)).toEqual(problems.map((problem) => `${file}:${problem}`)),
)
