import type { Settings } from './machine.ts'

/** Sets something up in the page. Returns a function that removes every trace of it. */
export type StartFeature = () => () => void

/** Code that a profile needs beyond its styles. */
export interface Feature {
  /** The settings for which the feature runs. */
  isWanted: (settings: Settings) => boolean
  /** Loads the feature's code. */
  load: () => Promise<StartFeature>
}

/** What the profiles do by script. Each feature loads when a profile that needs it is switched on. */
export const features: readonly Feature[] = [
  {
    isWanted: ({ adhdFriendly }) => adhdFriendly,
    load: async () => (await import('./profiles/reading-mask.ts')).startReadingMask,
  },
  {
    isWanted: ({ cognitiveDisability }) => cognitiveDisability,
    load: async () => (await import('./profiles/reading-ruler.ts')).startReadingRuler,
  },
  {
    isWanted: ({ cognitiveDisability, screenReader }) => cognitiveDisability || screenReader,
    load: async () => (await import('./profiles/outline.ts')).startOutline,
  },
  {
    isWanted: ({ keyboardNavigation }) => keyboardNavigation,
    load: async () => (await import('./profiles/keyboard.ts')).startKeyboardHelp,
  },
  {
    isWanted: ({ screenReader }) => screenReader,
    load: async () => (await import('./profiles/spoken.ts')).startSpokenHelp,
  },
]

/**
 * Keeps the running features in sync with the settings, even if a feature is switched off while its code is loading.
 * @returns A function to call with every new state.
 */
export function createFeatureRunner(available: readonly Feature[]): (settings: Settings) => void {
  const stops = new Map<Feature, () => void>()
  let current: Settings | undefined

  const start = async (feature: Feature): Promise<void> => {
    let startFeature: StartFeature
    try {
      startFeature = await feature.load()
    } catch {
      // The profile's styles work without this code.
      return
    }
    if (current && feature.isWanted(current) && !stops.has(feature)) stops.set(feature, startFeature())
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
