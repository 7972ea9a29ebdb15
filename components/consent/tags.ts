import { onlyNecessary, type Preferences } from './machine.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The signals of Consent Mode v2 for a choice. */
function toSignals({ analytics, marketing }: Preferences) {
  const ads = marketing ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
}

/** Tells the tags about a choice. */
export type UpdateTags = (preferences: Preferences) => void

/**
 * Tells the tags about each choice, and starts the tag manager at the first that allows it.
 * @param start Starts the tag manager (tag-manager.ts); absent where none is configured.
 */
export function createTags(dataLayer: unknown[], start: (() => Promise<UpdateTags>) | undefined): UpdateTags {
  let manager: Promise<UpdateTags> | undefined
  return (preferences) => {
    pushConsent(dataLayer, 'update', preferences)
    if (preferences.analytics || preferences.marketing) manager ??= start?.()
    // If its code can't be loaded, nothing is tagged, as with a content blocker.
    manager?.then((update) => update(preferences)).catch(() => {})
  }
}

/** Pushes a command of Consent Mode. */
function pushConsent(dataLayer: unknown[], command: 'default' | 'update', choice: Preferences): void {
  toArguments('consent', command, toSignals(choice))

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
    pushConsent(window.dataLayer, 'default', onlyNecessary)
  }
  return window.dataLayer
}
