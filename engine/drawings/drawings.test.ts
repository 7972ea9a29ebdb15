import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { formatFault } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'
import { sampleModules } from '../../tests/sample/modules-folder.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { setLine } from './lettering.ts'
import { readSvg } from './read-svg.ts'
import { cardIn, siteDrawings } from './site-drawings.ts'
import { themed } from './themed.ts'
import { takePalette } from '../../styles/palette.ts'

/** The sample's colors, whichever site is set up. */
const samplePalette = readFileSync(`${sampleModules}/_palette.scss`, 'utf8')
takePalette(samplePalette)

const pipe = (content: string, attributes = 'viewBox="0 0 100 80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}\n</svg>`

const read = (text: string) => {
  const { svg, faults } = readSvg('services/pipe.svg', text)
  if (!svg) throw new Error(faults.map(formatFault).join('\n'))
  return svg
}

const faultsOf = (text: string) => readSvg('services/pipe.svg', text).faults.map(formatFault).join('\n')

describe('a drawing', () => {
  test('has colors for both themes in place of tokens, and its own ground', () => {
    const svg = read(pipe('<path fill="var(--color-action)" stroke="var(--color-text)" d="M0 0h9"/>'))
    const text = themed(svg)
    expect(text).not.toContain('var(')
    expect(text).toMatch(/<path class="c d" d="M0 0h9"\/>/)
    expect(text).toMatch(/\.d\{stroke:#[\da-f]{3,6}\}.*@media \(prefers-color-scheme:dark\)\{.*\.d\{stroke:#/)
    // Gold is the same in both themes.
    expect(text.match(/\.c\{/g)).toHaveLength(1)
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 100 80" width="100" height="80">/)
    expect(text).toContain('<path class="a" d="M0 0h100v80h-100z"/>')
  })

  test('has the colors of a palette that was passed in', () => {
    onTestFinished(() => takePalette(samplePalette))
    const gold = read(pipe('<path fill="var(--color-action)" d="M0 0h9"/>'))
    const before = themed(gold)
    takePalette(samplePalette.replaceAll(/ action: oklch\([^)]*\)/g, ' action: oklch(0.5 0.1 200)'))
    expect(themed(gold)).not.toBe(before)
  })

  test('is the same in both themes if it is on the blueprint', () => {
    const blue = pipe(
      '<path fill="var(--color-page)" d="M0 0h9"/>',
      'viewBox="0 0 100 80" data-ground="blueprint"',
    )
    expect(themed(read(blue))).not.toContain('@media')
  })

  test('takes its alternative text from its title and its caption from its description', () => {
    const svg = read(
      pipe('<title>\n  A bent\n  pipe\u{A0}\n</title><desc>Before</desc><g><title>no</title></g>'),
    )
    expect([svg.alt, svg.caption]).toEqual(['A bent pipe\u{A0}', 'Before'])
    expect(themed(svg)).not.toContain('title')
  })

  test('has the color of text where it names none', () => {
    expect(read(pipe('<path d="M0 0h9"/>')).colors).toEqual([
      expect.objectContaining({ property: 'fill', token: 'text' }),
    ])
    expect(read(pipe('<path d="M0 0h9"/>', 'viewBox="0 0 9 9" fill="none"')).colors).toEqual([])
  })

  test('loses what drawing programs add for themselves', () => {
    const svg = read(
      pipe(
        '<!-- layer 1 --><metadata><rdf:RDF><text>me</text></rdf:RDF></metadata><sodipodi:namedview/>' +
          '<g inkscape:label="Layer" stroke-width="9" style="fill:var(--color-text);stroke-width:2"><path id="a" class="cls" data-name="a" role="img" aria-label="a" d="M0 0h9"/></g><use xlink:href="#a"/>',
        'version="1.1" width="210mm" height="9mm" x="0" y="0" preserveAspectRatio="none" viewBox=" -1,0.5  1e2 80 " xmlns:inkscape="x" fill="none" data-layer="x"',
      ),
    )
    expect(svg.body).toBe(
      '<g fill="none"><g class="b" stroke-width="2"><path id="a" d="M0 0h9"/></g><use href="#a"/></g>',
    )
    expect(svg.view).toEqual([-1, 0.5, 100, 80])
  })

  test('can have more colors than there are letters for classes', () => {
    const names =
      'page surface sunken vellum text text-muted link accent error success line band river action'.split(' ')
    const lines = names.map(
      (name) => `<path fill="var(--color-${name})" stroke="var(--color-${name})" d="M0 0h9"/>`,
    )
    const classes = read(pipe(lines.join(''), 'viewBox="0 0 9 9" fill="none"')).colors.map(({ name }) => name)
    expect(new Set(classes).size).toBe(28)
  })

  test('keeps marks of its markup inside attributes', () => {
    expect(read(pipe('<path id="&amp;&quot;&lt;" d="M0 0"/>')).body).toContain(
      '<path id="&amp;&quot;&lt;" d="M0 0"/>',
    )
  })

  test('may be empty', () => {
    expect(read('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none"/>').body).toBe(
      '<g fill="none"></g>',
    )
  })
})

describe('the words of a drawing', () => {
  const body = (content: string) => read(pipe(content, 'viewBox="0 0 100 80" fill="none"')).body

  test('become outlines of the typeface, each letter once', () => {
    const text = body('<text x="10" y="20" font-size="15" fill="var(--color-text)">noon</text>')
    expect(text).toMatch(
      /^<g fill="none"><defs><path id="c32" d="M[^"]+"\/><path id="c33" d="M[^"]+"\/><\/defs><g class="b"><g transform="translate\(10 20\) scale\(0\.075\)"><use href="#c32"\/>/,
    )
    const places = [...text.matchAll(/<use href="#c3[23]"(?: x="([\d.]+)")?\/>/g)].map(([, x = '0']) =>
      Number(x),
    )
    expect(places).toHaveLength(4)
    expect(body('<text y="20" font-size="15">a</text>')).toContain('translate(0 20) scale')
    // Each letter is to the right of the one before.
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(text).not.toContain('<text')
  })

  test('are set wider when they are large, and kerned', () => {
    expect(body('<text font-size="16">a</text>')).toContain('href="#d')
    expect(setLine('a', 16).width).toBeGreaterThan(setLine('a', 15).width)
    const widthOf = (line: string) => setLine(line, 15).width
    expect(widthOf('To')).toBeLessThan(widthOf('T') + widthOf('o'))
  })

  test('may be several lines with a common anchor', () => {
    const lines = '<tspan x="50" y="20">a</tspan>\n<tspan x="50" y="38">a</tspan>'
    const text = body(`<text font-size="15" text-anchor="middle">${lines}</text>`)
    expect(text.match(/<g transform/g)).toHaveLength(2)
    expect([...text.matchAll(/translate\(([\d.]+) (\d+)\)/g)].map(([, x, y]) => [x, y])).toEqual([
      ['46.4', '20'],
      ['46.4', '38'],
    ])
  })

  test('may be turned', () => {
    expect(body('<text transform="translate(9 9) rotate(-90)" font-size="15">a</text>')).toContain(
      '<g transform="translate(9 9) rotate(-90) scale(0.075)"><use',
    )
  })

  test('lose the fonts and other settings of drawing programs', () => {
    const style =
      'style="font-size:15px;font-family:Arial;line-height:1.25;-inkscape-font-specification:Arial;text-decoration:none;white-space:pre;word-spacing:0;letter-spacing:0;inline-size:9px;direction:ltr;writing-mode:lr-tb"'
    expect(body(`<text ${style} xml:space="preserve">a</text>`)).toMatch(
      /<\/defs><g transform="scale\(0\.075\)"><use href="#c2p"\/><\/g><\/g>$/,
    )
  })
})

describe('faults in a drawing are reported with file and line:', () => {
  test.each(
    Object.entries({
      [pipe('<g>\n<path d="M0 0"/>')]: /pipe\.svg:4 svg: is not valid XML: unexpected close tag$/,
      '<svg viewBox="0 0 9 9" x=1 y=2><path d=3/>': /pipe\.svg:1 svg: is not valid XML/,
      '': /pipe\.svg:1 svg: is not valid XML/,
      '<html><p>Hi</p></html>': /pipe\.svg:1 html: is not a drawing; expected <svg>$/,
      '<text font-size="15">Pipe</text>': /pipe\.svg:1 text: is not a drawing/,
      '<title>Pipe</title>': /pipe\.svg:1 title: is not a drawing/,
      // A program's own names for elements.
      '<svg:svg xmlns:svg="x" viewBox="0 0 9 9"/>': /pipe\.svg:1 svg:svg: is not a drawing/,
      '<g viewBox="0 0 9 9" fill="none"/>': /pipe\.svg:1 g: is not a drawing; expected <svg>$/,
      [pipe('', '')]: /pipe\.svg:1 viewBox: is missing; expected four numbers, such as 0 0 720 400/,
      [pipe('', 'viewBox="0 0 100"')]: /viewBox: '0 0 100' is not an area/,
      [pipe('', 'viewBox="0 0 -9 80"')]: /viewBox: '0 0 -9 80' is not an area/,
      [pipe('', 'viewBox="0 0 100 80 9"')]: /viewBox: '0 0 100 80 9' is not an area/,
      [pipe('', 'viewBox="0 0 100 0"')]: /viewBox: '0 0 100 0' is not an area/,
      [pipe('', 'viewBox="left 0 100 80"')]: /viewBox: 'left 0 100 80' is not an area/,
      [pipe('', 'viewBox="0 0 9 9" data-ground="velum"')]:
        /:1 data-ground: 'velum' is not known; the closest is vellum/,
    }),
  )('%s', (text, expected) => {
    expect(faultsOf(text)).toMatch(expected)
    expect(faultsOf(text).split('\n')).toHaveLength(1)
  })

  test.each(
    Object.entries({
      '<script>alert(1)</script>': /script: runs code/,
      '<path onclick="alert(1)" d="M0 0"/>': /onclick: runs code/,
      '<foreignObject><p>Hi</p></foreignObject>': /foreignObject: contains another kind/,
      '<image href="data:image/png;base64,AA"/>': /image: is a picture/,
      '<text font-size="0">Pipe</text>': /font-size: is missing/,
      '<text font-size="15">A<animate/></text>': /animate: is not supported/,
      '<text>Pipe</text>': /font-size: is missing; expected a number/,
      '<textPath href="#a">Pipe</textPath>': /textPath: .*Object to Path/,
      '<text font-size="15">Σ</text>': /text: .* lacks 'Σ'; .*Object to Path/,
      '<text font-size="15" dx="1 2">Pipe</text>': /dx: .*expected x and y/,
      '<text font-size="15" dy="1">Pipe</text>': /dy: .*expected x and y/,
      '<text font-size="15" rotate="9 0">Pipe</text>': /rotate: .*expected x and y/,
      '<text font-size="15" textLength="9">Pipe</text>': /textLength: .*expected x and y/,
      '<text font-size="15">A <tspan x="9">pipe</tspan></text>': /tspan: continues a line/,
      '<text font-size="15">A <tspan y="9">pipe</tspan></text>': /tspan: continues a line/,
      '<text font-size="15">A <tspan>pipe</tspan></text>':
        /tspan: continues a line; expected its own x and y/,
      '<tspan x="1" y="1">Pipe</tspan>': /tspan: is not supported/,
      '<style>.a{fill:red}</style>': /style: contains colors that cannot follow.*Presentation/,
      '<path d="M0 0"><animate/></path>': /animate: is not supported in a drawing/,
      '<use href="https://example.com/a.svg#b"/>':
        /href: https:\/\/example\.com\/a\.svg#b lies outside the drawing; .*#wheel/,
      // The older notation.
      '<use xlink:href="other.svg#b"/>': /href: other\.svg#b lies outside/,
      '<path filter="url(https://example.com/f)" d="M0 0"/>': /filter: url\(https.*lies outside/,
      '<path fill="var(--color-acton)"/>':
        /fill: 'var\(--color-acton\)' is not a color of this site; the closest is var\(--color-action\)/,
      '<path fill="#fcb713" d="M0 0"/>':
        /fill: #fcb713 is the same in every theme; .*the closest is var\(--color-action\)/,
      '<path stroke="black" d="M0 0"/>': /stroke: black is .*closest is var\(--color-/,
      '<path fill="anone" d="M0 0"/>': /fill: anone is the same in every/,
      '<path fill="a#fff" d="M0 0"/>': /fill: a#fff is the same in every.*such as/,
      // It begins like `none`.
      '<path fill="nonesuch" d="M0 0"/>':
        /fill: nonesuch is the same in every theme; expected a color of this site, such as var\(--color-text\)$/,
      '<path style="fill:rgb(0,0,0)" d="M0 0"/>': /fill: rgb\(0,0,0\) is the same in every/,
    }),
  )('%s', (content, { source }) => {
    // One fault, and nothing that follows from it.
    expect(faultsOf(pipe(content))).toMatch(new RegExp(`^services/pipe\\.svg:2 ${source}.*$`))
  })

  test('an element has the line of its tag, and an attribute its own', () => {
    expect(faultsOf(pipe('<image\n  x="1"/>'))).toMatch(/pipe\.svg:2 image: /)
    expect(faultsOf(pipe('<path\n  d="M0 0"\n  fill="red"/>'))).toMatch(/pipe\.svg:4 fill: /)
  })

  test('several at once', () => {
    const two = '<path fill="#000" onload="x" d="M0 0"/>\n<image/>'
    expect(faultsOf(pipe(two)).split('\n')).toHaveLength(3)
    expect(readSvg('services/pipe.svg', pipe(two))).not.toHaveProperty('svg')
  })
})

describe('the drawings of a site', () => {
  const root = temporaryFolder('drawings')
  const site = siteFolder(root)
  const write = (file: string, text: string) => writeFiles(path.join(root, site), { [file]: text })
  const one = pipe('<title>A pipe</title>')

  test('may be missing', () => {
    expect(siteDrawings(root)).toEqual({ drawings: {}, files: [], faults: [] })
  })

  test('are beside their texts or in the folder for drawings, with a file for each form', () => {
    write('services/pipe.svg', one)
    write('drawings/valve.svg', one)
    write('drawings/valve.narrow.svg', pipe('<title>A narrow pipe</title>', 'viewBox="0 0 50 80"'))
    write('drawings/valve.card.svg', pipe('', 'viewBox="0 0 40 30"'))
    const { drawings, files, faults } = siteDrawings(root)
    expect(faults).toEqual([])
    expect(Object.keys(drawings)).toEqual(['drawings/valve', 'services/pipe'])
    const { alt, wide, narrow, card } = drawings['drawings/valve']!
    expect([alt, wide.width, narrow.width, card.width]).toEqual(['A pipe', 100, 50, 40])
    expect(wide.src).toMatch(/^\/assets\/drawings\/valve-wide-[\da-f]{8}\.svg$/)
    expect(files.map((file) => file.path)).toContain(narrow.src)
    // A drawing with a single form is shown in that form everywhere.
    const pipeForms = drawings['services/pipe']!
    expect(pipeForms.wide.src).toMatch(/\/service-pipe-wide-/)
    expect(pipeForms.card).toEqual(pipeForms.wide)
  })

  test('include that of the home page, beside its text', () => {
    write('pages/home.svg', one)
    const { drawings } = siteDrawings(root)
    expect(drawings['pages/home']?.wide.src).toMatch(/^\/assets\/drawings\/page-home-wide-[\da-f]{8}\.svg$/)
    rmSync(path.join(root, site, 'pages'), { recursive: true })
  })

  test('are reported if they consist only of a narrow form or a card', () => {
    write('blog/alone.card.svg', pipe(''))
    write('blog/broken.svg', pipe('<text>Hi</text>'))
    expect(siteDrawings(root).faults.map(formatFault)).toEqual([
      `${site}/blog/alone.card.svg:1 file: is the form “card” of a drawing that is missing; expected blog/alone.svg, too`,
      expect.stringContaining(`${site}/blog/broken.svg:2 font-size: `),
    ])
    rmSync(path.join(root, site, 'blog'), { recursive: true })
  })

  test('have the colors of a single theme inside another picture', () => {
    const text = cardIn(root, 'drawings/valve', 'x="5"')
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 40 30" x="5">/)
    expect(text).not.toContain('@media')
  })
})
