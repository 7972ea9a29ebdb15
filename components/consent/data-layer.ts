import { onlyNecessary } from './machine.ts'
import { pushConsent, toSignals } from './tags.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The analytics data layer. Its first entry denies everything, before anything else can be there. */
export function dataLayer(): unknown[] {
  if (!window.dataLayer) {
    window.dataLayer = []
    pushConsent(window.dataLayer, 'default', toSignals(onlyNecessary))
  }
  return window.dataLayer
}
