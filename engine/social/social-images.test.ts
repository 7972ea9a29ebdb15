import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { socialImagePath, socialKind } from '../head/social-image.ts'
import { socialDrawing } from './drawing.ts'
import { drawPicture } from './picture.ts'
import { socialPicture } from '../render/social-picture.ts'
import type { PlaceKey } from '../../model/places.ts'
import type { RoutePath } from '../../model/routes.ts'

const service = '/services/saas/' as RoutePath

describe('a social image', () => {
  test('is 1200 by 630, light, and the same each time', async () => {
    const picture = socialPicture('/blog/', 'Notes & plans')
    const [first, second] = await Promise.all([drawPicture(picture), drawPicture(picture)])
    expect(picture.title).toBe('Notes & plans')
    const { width, height } = await sharp(first).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(first.length).toBeLessThan(60_000)
    expect(first.equals(second)).toBe(true)
  })

  test('of a place has its dot on the map; of a hub, the dot at the Point', () => {
    const { drawing, place } = socialPicture('/locations/sewickley/' as RoutePath, 'Sewickley')
    expect([drawing, place]).toEqual(['map', 'sewickley'])
    expect(socialDrawing({ drawing: 'map', place: 'sewickley' as PlaceKey })).not.toBe(
      socialDrawing({ drawing: 'map' }),
    )
  })

  test('of a page with a drawing shows it beside the words', async () => {
    const picture = socialPicture(service, 'Turn what you know into a product')
    expect([picture.drawing, picture.page]).toEqual(['own', service])
    expect(socialDrawing(picture)).toContain('x="584" y="105" width="560" height="420"')
    expect(socialDrawing(picture)).not.toBe(
      socialDrawing({ drawing: 'own', page: '/services/seo-aeo/' as RoutePath }),
    )
    expect((await drawPicture(picture)).length).toBeLessThan(60_000)
  })

  test('needs a heading', () => {
    expect(() => socialPicture('/about/', undefined)).toThrow('/about/ has no h1')
  })

  test('has a path and a kind of its own', () => {
    expect([socialImagePath('/'), socialImagePath(service)]).toEqual([
      '/social/index.png',
      '/social/services/saas.png',
    ])
    expect(socialKind(service).label).toBe('Service')
  })
})
