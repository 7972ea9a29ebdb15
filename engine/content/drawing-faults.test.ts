import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings } from '../../.site/drawings.ts'
import { siteFolder } from '../process/site-folder.ts'
import { postSchema } from '../schemas/post.ts'
import { formatFault } from '../faults/fault.ts'
import { compile } from './compile.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { ofSample } from '../../tests/sample/of-sample.ts'

const folder = siteFolder(process.cwd())
const key = Object.keys(drawings).find((name) => name.startsWith('drawings/')) ?? ''
const file = `${folder}/blog/a-pipe.md`
const text = (fields: string, body: string) => `---\n${fields}\n---\n\n${body}\n`
const faultsOf = (...of: Parameters<typeof text>) =>
  compile(file, text(...of), postSchema)
    .faults.map(formatFault)
    .filter((fault) => /drawing|image/.test(fault))

test('a drawing in a text has its alternative text and caption, and a version for narrow windows', () => {
  const { body } = compile(file, text('', `![What bends first](../${key}.svg "Before it's wet")`), postSchema)
  const { wide, narrow } = drawings[key]!
  expect(body.html.html).toContain('<figure class="plate"><picture><source media="(width < 48rem)"')
  expect(body.html.html).toContain(`src="${wide.src}" width="${wide.width}" height="${wide.height}"`)
  expect(body.html.html).toContain(`srcset="${narrow.src}"`)
  expect(body.html.html).toContain('alt="What bends first" loading="lazy"')
  expect(body.html.html).toContain('<figcaption class="plate__caption">Before it’s wet</figcaption>')
  expect(body.pictures).toEqual([])
})

test('a missing drawing is reported with the closest one, and a drawing without alternative text', () => {
  const missing = `${key.slice(0, -1)}.svg`
  expect(faultsOf(`drawing: ../${missing}`, '')).toEqual([
    expect.stringContaining(`${file}:2 drawing: there is no drawing ${missing}; the closest is ${key}.svg`),
  ])
  expect(faultsOf('', `![](../${missing})`)).toEqual([
    expect.stringContaining('has no alternative text'),
    expect.stringContaining(`there is no drawing ${missing}`),
  ])
  expect(faultsOf(`drawing: ../${key}.svg`, '')).toEqual([])
  expect(faultsOf('drawing: Pipe 1.png', '').join('\n')).toMatch(/drawing: expected the name of an SVG file/)
})

test('a page shows the drawing with its own name', async () => {
  const { drawingKey, pagePicture } = await import('../drawings/of-page.ts')
  expect(drawingKey('/services/')).toBeUndefined()
  expect(drawingKey('/')).toBeUndefined()
  expect(pagePicture('/')).toBeUndefined()
  expect(drawingKey(ofSample('/services/saas/'))).toBe('drawings/service-saas')
  expect(pagePicture(ofSample('/services/saas/'))?.alt).toBe(
    /<title>(.*)<\/title>/.exec(readFileSync(`${folder}/drawings/service-saas.svg`, 'utf8'))?.[1],
  )
})

test('the home page shows the drawing beside its text, if there is one, which says what it shows', async () => {
  const shelf = { ...drawings[key]!, alt: 'A shelf' }
  const all: Record<string, object> = { 'pages/home': shelf, 'pages/about': shelf }
  const drawn = { 'blog/a': '../drawings/b.svg' }
  mockSite({ drawings: () => ({ drawings: all }), entries: () => ({ drawn }) })
  const { drawingKey, drawingProblem, pagePicture } = await import('../drawings/of-page.ts')
  expect(drawingKey('/')).toBe('pages/home')
  expect(pagePicture('/')?.alt).toBe('A shelf')
  expect(drawingKey('/about/')).toBeUndefined()
  all['drawings/b'] = all['drawings/c'] = shelf
  expect(['/blog/a/', '/blog/c/', '/c/'].map((page) => drawingKey(ofSample(page)))).toEqual([
    'drawings/b',
    undefined,
    undefined,
  ])
  all['blog/long'] = { ...shelf, alt: 'A'.repeat(151) }
  all['blog/mute'] = { ...shelf, alt: '' }
  expect(drawingProblem('pages', 'home.svg')).toBeUndefined()
  expect(drawingProblem('blog', 'long.svg')).toMatch(/^long\.svg has 151 characters in its <title>/)
  expect(drawingProblem('blog', 'mute.svg')).toMatch(/^mute\.svg has 0 characters in its <title>/)
  for (const name of Object.keys(all)) delete all[name]
  expect(drawingProblem('pages', 'home.svg')).toMatch(/^there is no drawing pages\/home\.svg; .*\(none/)
})
