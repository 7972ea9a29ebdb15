import { onlyNecessary, type Preferences } from './machine.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Signal = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage'
type Signals = Record<Signal, 'granted' | 'denied'>

/** The signals of Consent Mode v2 for a choice. */
export function toSignals({ analytics, marketing }: Preferences): Signals {
  const ads = marketing ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
}

interface TagOptions {
  dataLayer: unknown[]
  /** Starts the tag manager (tag-manager.ts); absent where none is configured. */
  start: (() => Promise<Tags>) | undefined
}

export interface Tags {
  update: (preferences: Preferences) => void
}

/** Tells the tags about each choice, and starts the tag manager at the first that allows it. */
export function createTags({ dataLayer, start }: TagOptions): Tags {
  let manager: Promise<Tags> | undefined
  return {
    update(preferences) {
      pushConsent(dataLayer, 'update', toSignals(preferences))
      if (preferences.analytics || preferences.marketing) manager ??= start?.()
      // If its code can't be loaded, nothing is tagged, as with a content blocker.
      manager?.then(({ update }) => update(preferences)).catch(() => {})
    },
  }
}

/** Pushes a command of Consent Mode. */
export function pushConsent(dataLayer: unknown[], command: 'default' | 'update', signals: Signals): void {
  toArguments('consent', command, signals)

  function toArguments(..._command: unknown[]): void {
    // The tag manager takes commands from an Arguments object and ignores arrays.
    // oxlint-disable-next-line prefer-rest-params
    dataLayer.push(arguments)
  }
}

/** The analytics data layer. Its first entry denies everything, before any other is pushed. */
export function getDataLayer(): unknown[] {
  if (!window.dataLayer) {
    window.dataLayer = []
    pushConsent(window.dataLayer, 'default', toSignals(onlyNecessary))
  }
  return window.dataLayer
}
