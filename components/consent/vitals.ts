import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'

/** One of the Web Vitals of a visit, as pushed to the data layer; its elements and entries stay in the browser. */
export const toFigure = (metric: Omit<MetricType, 'entries'>) => ({
  event: 'web_vitals',
  metric_name: metric.name,
  /** Milliseconds, or for CLS a plain number. */
  metric_value: metric.value,
  metric_rating: metric.rating,
  /** Distinguishes page loads; a figure replaces an earlier one with the same id. */
  metric_id: metric.id,
  metric_navigation: metric.navigationType,
  /** The path at which the document was loaded; the figures cover all pages visited in it. */
  page_path: new URL(metric.navigationURL ?? location.href).pathname,
})

export type SpeedFigure = ReturnType<typeof toFigure>

/**
 * Reports each of the Web Vitals of this document (https://web.dev/articles/vitals) when it is final. Includes events
 * from before the call, whose entries the browser has kept.
 */
export function observeSpeed(report: (figure: SpeedFigure) => void): void {
  for (const observe of [onTTFB, onFCP, onLCP, onINP, onCLS]) {
    observe((metric: MetricType) => report(toFigure(metric)))
  }
}
