import { expect, test, vi } from 'vitest'
import { everything, onlyNecessary, preferencesOf } from './machine.ts'
import type { SpeedFigure } from './vitals.ts'
import { createTagManager } from './tag-manager.ts'
import { toFigure } from './vitals.ts'

const reports = vi.hoisted(() => [] as ((figure: SpeedFigure) => void)[])
vi.mock('./vitals.ts', async (original) => ({
  ...(await original<object>()),
  observeSpeed: (report: (figure: SpeedFigure) => void) => reports.push(report),
}))

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
  reports.length = 0
  const dataLayer: unknown[] = []
  const loaded: string[] = []
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: HTMLScriptElement) => loaded.push(src) },
  })
  const manage = createTagManager(dataLayer, 'GTM-TEST')
  const update = (choice: typeof everything) => {
    manage(choice)
    return vi.dynamicImportSettled()
  }
  return { update, dataLayer, loaded }
}

const start = { event: 'gtm.js', 'gtm.start': expect.any(Number) }

test('loads the container once', async () => {
  const { update, dataLayer, loaded } = setUp()
  for (const choice of [everything, onlyNecessary, everything]) await update(choice)
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST'])
  expect(dataLayer).toEqual([start])
})

test('marketing alone measures nothing', async () => {
  const { update, loaded } = setUp()
  await update(preferencesOf((category) => category === 'marketing'))
  expect([loaded.length, reports.length]).toEqual([1, 0])
})

test('figures are reported only while analytics is allowed, and measured once', async () => {
  const { update, dataLayer } = setUp()
  await update(everything)
  reports[0]?.(figure)
  await update(onlyNecessary)
  reports[0]?.(figure)
  await update(everything)
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
