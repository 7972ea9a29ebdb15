import { expect, test } from 'vitest'
import type { SiteModule } from '../engine/site/site-module.ts'
import { mockSite } from '../tests/mock-site.ts'
import { distanceBetween } from './distance.ts'

const [newYork, london] = [
  { lat: 40.71, lon: -74.01 },
  { lat: 51.51, lon: -0.13 },
]

test('distances are along great circles, in miles or kilometers', () => {
  expect(distanceBetween(newYork, london, 'km')).toBeCloseTo(5570, -1)
  expect(distanceBetween(london, newYork, 'mi')).toBeCloseTo(3461, -1)
  expect(distanceBetween(london, london, 'km')).toBe(0)
  expect(distanceBetween({ lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 'km')).toBeCloseTo(180 * 111.195, 3)
})

test('a firm counts in miles where roads are signed in miles', async () => {
  const unitIn = async (country: string) => {
    mockSite({
      site: ({ values }: SiteModule) => ({
        values: { ...values, address: { ...values.address, country } },
      }),
    })
    return (await import('./distance.ts')).unit
  }
  expect([await unitIn('GB'), await unitIn('IE')]).toEqual(['mi', 'km'])
})
