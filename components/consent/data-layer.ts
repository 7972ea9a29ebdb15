import { onlyNecessary } from './machine.ts'
import { pushConsent, toSignals } from './tags.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The analytics data layer. Its first entry denies everything, before any other entry. */
export function dataLayer(): unknown[] {
  if (!window.dataLayer) {
    window.dataLayer = []
    pushConsent(window.dataLayer, 'default', toSignals(onlyNecessary))
  }
  return window.dataLayer
}
