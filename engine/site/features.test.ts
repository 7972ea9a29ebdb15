import { expect, test } from 'vitest'
import type { SiteFields } from '../schemas/site.ts'
import { featureModules } from './features.ts'

const modulesOf = (fields: object) =>
  featureModules({ timeZone: 'Europe/Oslo', ...fields } as unknown as SiteFields, '2026-12-24')

test('a site without features has neither their styles nor their components', () => {
  const { '_features.scss': styles, ...components } = modulesOf({})
  expect(styles).toBe('')
  expect(Object.keys(components)).toContain('features/OpenNow.ts')
  for (const source of Object.values(components)) expect(source).not.toContain('components/')
})

test('a site with some features has their styles and components, and no others', () => {
  const modules = modulesOf({
    booking: { url: 'https://a.example', embed: true },
    notice: { text: 'Closed' },
  })
  expect(modules['_features.scss']).toContain("@use '../components/booking/booking'")
  expect(modules['_features.scss']).toContain("@use '../components/notice/dated-notice'")
  expect(modules['_features.scss']).not.toContain('hours')
  expect(modules['features/BookingFrame.ts']).toContain('components/booking/BookingFrame.tsx')
  expect(modules['features/OpenNow.ts']).not.toContain('components')
})

test('a notice that has ended adds no styles', () =>
  expect(modulesOf({ notice: { text: 'Closed', last: '2026-12-23' } })['_features.scss']).toBe(''))
