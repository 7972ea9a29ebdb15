import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'

/** One of the Web Vitals of a visit, as it goes into the data layer. */
export interface SpeedFigure {
  event: 'web_vitals'
  metric_name: MetricType['name']
  /** Milliseconds; of CLS a plain number. */
  metric_value: number
  metric_rating: MetricType['rating']
  /** Distinguishes page loads; a figure that is reported again replaces the one with the same id. */
  metric_id: string
  metric_navigation: MetricType['navigationType']
  /** The path at which the document was loaded: the figures span the pages visited in it. */
  page_path: string
}

/** The reported part of a measurement; the elements and entries behind it stay in the browser. */
export const toFigure = (metric: Omit<MetricType, 'entries'>): SpeedFigure => ({
  event: 'web_vitals',
  metric_name: metric.name,
  metric_value: metric.value,
  metric_rating: metric.rating,
  metric_id: metric.id,
  metric_navigation: metric.navigationType,
  page_path: new URL(metric.navigationURL ?? location.href).pathname,
})

/**
 * Reports the Web Vitals of this document (https://web.dev/articles/vitals), each when it is final. Events
 * before the call are included: the browser has kept their entries.
 */
export function observeSpeed(report: (figure: SpeedFigure) => void): void {
  for (const observe of [onTTFB, onFCP, onLCP, onINP, onCLS]) {
    observe((metric: MetricType) => report(toFigure(metric)))
  }
}
