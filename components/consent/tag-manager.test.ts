import { expect, test } from 'vitest'
import { everything, onlyNecessary, preferencesOf } from './machine.ts'
import { createTagManager } from './tag-manager.ts'
import { toFigure, type SpeedFigure } from './vitals.ts'

const figure = toFigure({
  name: 'LCP',
  value: 1200,
  delta: 1200,
  rating: 'good',
  id: 'v6-1',
  navigationType: 'navigate',
  navigationId: 1,
  navigationURL: 'https://www.spanwright.example/about/?utm_source=test#team',
})

function setUp() {
  const dataLayer: unknown[] = []
  const loaded: string[] = []
  const reports: ((figure: SpeedFigure) => void)[] = []
  const update = createTagManager({
    dataLayer,
    containerId: 'GTM-TEST',
    load: (url) => void loaded.push(url),
    measure: (report) => void reports.push(report),
  })
  return { update, dataLayer, loaded, reports }
}

const start = { event: 'gtm.js', 'gtm.start': expect.any(Number) }

test('loads the container once', () => {
  const { update, dataLayer, loaded } = setUp()
  for (const choice of [everything, onlyNecessary, everything]) update(choice)
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST'])
  expect(dataLayer).toEqual([start])
})

test('marketing alone measures nothing', () => {
  const { update, loaded, reports } = setUp()
  update(preferencesOf((category) => category === 'marketing'))
  expect([loaded.length, reports.length]).toEqual([1, 0])
})

test('figures are reported only while analytics is allowed, and measured once', () => {
  const { update, dataLayer, reports } = setUp()
  update(everything)
  reports[0]?.(figure)
  update(onlyNecessary)
  reports[0]?.(figure)
  update(everything)
  reports[0]?.(figure)
  expect(reports).toHaveLength(1)
  expect(dataLayer).toEqual([start, figure, figure])
})

test('a figure names what was measured and the page, without its query', () => {
  expect(figure).toEqual({
    event: 'web_vitals',
    metric_name: 'LCP',
    metric_value: 1200,
    metric_rating: 'good',
    metric_id: 'v6-1',
    metric_navigation: 'navigate',
    page_path: '/about/',
  })
})
