import type { Settings } from './settings.ts'

/** The code of a feature. */
export interface FeatureCode {
  /** Sets something up in the page. Returns a function that removes every trace of it. */
  start: () => () => void
}

/** Code that a profile needs beyond its styles. */
export interface Feature {
  /** The settings for which the feature runs. */
  isWanted: (settings: Settings) => boolean
  /** Loads the feature's code. */
  load: () => Promise<FeatureCode>
}

/** What the profiles do by script. Each feature loads when a profile that needs it is switched on. */
export const features: readonly Feature[] = [
  { isWanted: ({ adhdFriendly }) => adhdFriendly, load: () => import('./profiles/reading-mask.ts') },
  {
    isWanted: ({ cognitiveDisability }) => cognitiveDisability,
    load: () => import('./profiles/reading-ruler.ts'),
  },
  {
    isWanted: ({ cognitiveDisability, screenReader }) => cognitiveDisability || screenReader,
    load: () => import('./profiles/outline.ts'),
  },
  { isWanted: ({ keyboardNavigation }) => keyboardNavigation, load: () => import('./profiles/keyboard.ts') },
  { isWanted: ({ screenReader }) => screenReader, load: () => import('./profiles/spoken.ts') },
]

/**
 * Keeps the running features in sync with the settings, even if a feature is switched off while its code is loading.
 * @returns A function to call with every new state.
 */
export function createFeatureRunner(available: readonly Feature[]): (settings: Settings) => void {
  const stops = new Map<Feature, () => void>()
  let current: Settings | undefined

  const start = async (feature: Feature): Promise<void> => {
    // If it can't be loaded, the profile's styles work without this code.
    const code = await feature.load().catch(() => {})
    if (code && current && feature.isWanted(current) && !stops.has(feature)) stops.set(feature, code.start())
  }

  return (settings) => {
    current = settings
    for (const feature of available) {
      const stop = stops.get(feature)
      if (feature.isWanted(settings)) {
        if (!stop) void start(feature)
      } else if (stop) {
        stops.delete(feature)
        stop()
      }
    }
  }
}
