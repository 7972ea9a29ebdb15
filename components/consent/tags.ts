import type { Preferences } from './machine.ts'

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
  /** Empty where no tag manager is configured. */
  containerId: string
  load: (url: string) => void
}

/** Tells the tags what was chosen, and loads the tag manager the first time that it may run. */
export function createTags({ dataLayer, containerId, load }: TagOptions) {
  let isLoaded = false
  return {
    update(preferences: Preferences): void {
      pushConsent(dataLayer, 'update', toSignals(preferences))
      if (isLoaded || !containerId || !(preferences.analytics || preferences.marketing)) return
      isLoaded = true
      dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`)
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

/** Loads a script of another site. */
export function loadScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
