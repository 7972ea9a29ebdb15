import { mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { socialImagePath, socialKind, socialPicture } from '../head/social-image.ts'
import { writeFiles } from '../process/write-files.ts'
import type { RenderedPage } from '../render/rendered-page.ts'
import { socialDrawing } from './drawing.ts'
import { drawPicture } from './picture.ts'
import { drawingVersion, openSocialImages } from './write-social-images.ts'
import { ofSample } from '../../tests/sample/of-sample.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

const service = ofSample('/services/saas/')

describe('a social image', () => {
  test('is 1200 by 630, small, and the same each time', async () => {
    const picture = socialPicture('/blog/', 'Notes & plans')
    const [first, second] = await Promise.all([drawPicture(picture), drawPicture(picture)])
    expect(picture.title).toBe('Notes & plans')
    const { width, height } = await sharp(first).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(first.length).toBeLessThan(60_000)
    expect(first.equals(second)).toBe(true)
  })

  test('of a place shows the place on a map; other maps show the center', () => {
    const map = (page: string) => socialDrawing(socialPicture(ofSample(page), 'A place'))
    expect(socialPicture(ofSample('/locations/sewickley/'), 'Sewickley').drawing).toBe('map')
    const pages = ['/locations/', '/locations/sewickley/', '/locations/north-shore-software-development/']
    expect(new Set(pages.map(map)).size).toBe(3)
    // With outlines, there are no rings besides the place's own two circles.
    expect(pages.map((page) => map(page).match(/<circle/g)?.length)).toEqual([2, 2, 2])
  })

  test('of a page with a drawing shows the drawing beside the title', async () => {
    const picture = socialPicture(service, 'Turn what you know into a product')
    expect([picture.drawing, picture.page]).toEqual(['own', service])
    expect(socialDrawing(picture)).toContain('x="584" y="105" width="560" height="420"')
    expect(socialDrawing(picture)).not.toBe(
      socialDrawing({ drawing: 'own', page: ofSample('/services/seo-aeo/') }),
    )
    expect((await drawPicture(picture)).length).toBeLessThan(60_000)
  })

  test('has its title in the direction of the language, from the right as text whose marks are placed', async () => {
    const picture = socialPicture('/blog/', 'Open 24 hours.')
    const drawn = []
    for (const direction of ['ltr', 'rtl']) {
      mockSite({ site: () => ({ direction }) })
      // oxlint-disable-next-line no-await-in-loop -- Each needs modules of its own.
      const module = await import('./picture.ts')
      // oxlint-disable-next-line no-await-in-loop
      drawn.push(await module.drawPicture(picture))
      // oxlint-disable-next-line no-await-in-loop
      expect((await module.socialWords(picture)).includes('24</text>')).toBe(direction === 'rtl')
    }
    expect(drawn[0]?.equals(drawn[1]!)).toBe(false)
  })

  /** A project without any images so far. */
  const emptyProject = () => {
    const root = temporaryFolder('social', onTestFinished)
    const [folder, cache] = [path.join(root, 'site'), path.join(root, '.cache/social')]
    for (const name of ['.site', 'node_modules', 'sites'])
      symlinkSync(path.resolve(name), path.join(root, name))
    mkdirSync(path.join(folder, 'social'), { recursive: true })
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    return { folder, cache }
  }

  test('is drawn again once the site has a font with further letters', () => {
    emptyProject()
    const before = drawingVersion()
    writeFiles(process.cwd(), { '.cache/fonts/further-0.woff2': 'letters' })
    expect(drawingVersion()).not.toBe(before)
  })

  test('is reported if it is too large, and stops the build if it cannot be drawn', async () => {
    const { folder } = emptyProject()
    const drawn = vi.fn<() => Promise<Buffer>>()
    vi.doMock('./picture.ts', () => ({ drawPicture: drawn }))
    onTestFinished(() => vi.doUnmock('./picture.ts'))
    const draw = async (title: string, png: Promise<Buffer>) => {
      drawn.mockReturnValueOnce(png)
      const { add, end } = openSocialImages(folder)
      add({ path: '/blog/', picture: socialPicture('/blog/', title) } as RenderedPage)
      await end()
    }
    await draw('One', Promise.resolve(Buffer.alloc(60_000)))
    await expect(draw('Two', Promise.resolve(Buffer.alloc(60_001)))).rejects.toThrow(
      /^Some social images are too large:\n {2}\/social\/blog\.png has 60001 bytes; the limit is 60000$/,
    )
    await expect(draw('Three', Promise.reject(new Error('No letters')))).rejects.toThrow('No letters')
  })

  test('is drawn once, and again only if something in it changes', async () => {
    const { folder, cache } = emptyProject()
    const drawn = async (title: string) => {
      const { add, end } = openSocialImages(folder)
      for (const picture of [undefined, socialPicture('/blog/', title), socialPicture('/blog/', title)])
        add({ path: picture ? '/blog/' : '404.html', picture } as RenderedPage)
      await end()
      expect(readdirSync(path.join(folder, 'social'))).toEqual(['blog.png'])
      return readdirSync(cache).map((name) => statSync(path.join(cache, name)).ino)
    }
    const first = await drawn('One')
    expect(await drawn('One')).toEqual(first)
    expect(await drawn('Two')).toHaveLength(2)
  })

  test('needs a heading', () => {
    expect(() => socialPicture('/about/', undefined)).toThrow('/about/ has no h1')
  })

  test('has a path and a label that follow from its page', () => {
    expect([socialImagePath('/'), socialImagePath(service)]).toEqual([
      '/social/index.png',
      '/social/services/saas.png',
    ])
    expect(socialKind(service).label).toBe('Service')
  })
})
