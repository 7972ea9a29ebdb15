import { words as texts } from '#.site/words/consent-banner.ts'
import { afterPaint } from '#components/app/after-paint.ts'
import { announce } from '#components/app/announcer.ts'
import { sharedState } from '#components/app/shared-state.ts'
import { wasPressedEarly } from '#components/late-code/early-press.ts'
import { wasPressedBefore } from '#components/late-code/load-pressed.ts'
import { asksForConsent } from '#model/asks-for-consent.ts'
import { site } from '#model/site.ts'
import { consentCategories, type ConsentCategory } from '#model/consent.ts'
import { deleteCookies } from './cookies.ts'
import {
  initialState,
  transition,
  type Choice,
  type ConsentEffect,
  type ConsentEvent,
  type ConsentState,
} from './machine.ts'
import { createStorage } from './storage.ts'
import { createTags, getDataLayer, type UpdateTags } from './tags.ts'

/** The state machine's surroundings. */
interface ConsentAdapters {
  /** Whether the browser sends Global Privacy Control. */
  signal: boolean
  storage: ReturnType<typeof createStorage>
  update: UpdateTags
  deleteCookies: (categories: readonly ConsentCategory[]) => void
  /** Tells the visitor that the choice has been taken. */
  confirm: () => void
  log: (choice: Choice) => void
}

/**
 * Connects the state machine with its adapters.
 * @param onState Called with the first state and each new one.
 */
export function connect(adapters: ConsentAdapters, onState: (state: ConsentState) => void) {
  const { signal, storage, update } = adapters

  /** The signal, a later no, overrides a choice made before the browser sent it. */
  const readChoice = (): Choice | undefined => {
    const record = storage.read()
    return record && (record.signal || !signal) ? record : undefined
  }

  let state = initialState(readChoice(), signal)

  const clean = () =>
    adapters.deleteCookies(consentCategories.filter((category) => !state.preferences[category]))

  const run = (effect: ConsentEffect): void => {
    const { status, preferences } = state
    if (effect === 'apply') {
      update(preferences)
      clean()
    } else if (status !== 'unset') {
      if (effect === 'log') return adapters.log({ status, preferences })
      storage.write({ status, preferences, time: Date.now(), signal })
      adapters.confirm()
    }
  }

  const send = (event: ConsentEvent): void => {
    const next = transition(state, event)
    state = next.state
    onState(state)
    next.effects.forEach(run)
  }

  if (state.status !== 'unset') update(state.preferences)
  clean()
  storage.onChange(() => send({ type: 'changed-elsewhere', choice: readChoice() }))
  onState(state)
  return send
}

/** The code, which includes the backend's client, loads when the first choice is made. */
async function log(choice: Choice, sessionId: string): Promise<void> {
  // Without query and fragment, which may contain what only the visitor should know.
  const address = location.origin + location.pathname
  try {
    if (!site.backend.url) throw new Error('No backend')
    const { logChoice } = await import('./log.ts')
    await logChoice(choice, sessionId, address)
  } catch (reason) {
    console.warn('Failed to log cookie consent', reason)
  }
}

/** By this, a press that opens the preferences survives hydration (early-press.ts) and a reload (load-pressed.ts). */
export const preferencesId = 'preferences'

/** How long a visitor sees the page before the banner appears, in milliseconds. */
const bannerDelayMs = 1000

const consent = sharedState(initialState(undefined, false))
let deliver: ((event: ConsentEvent) => void) | undefined

/** Starts the consent code in this document, once, after hydration. */
export function startConsent(): void {
  const storage = createStorage()
  const layer = getDataLayer()
  const { containerId } = site.analytics
  const startTags = async () => (await import('./tag-manager.ts')).createTagManager(layer, containerId)
  deliver = connect(
    {
      signal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
      storage,
      update: createTags(layer, containerId ? startTags : undefined),
      deleteCookies,
      // What is behind an open dialog isn't announced; the paint closes it.
      confirm: () => void afterPaint().then(() => announce(texts.chosen)),
      log: (choice) => void log(choice, storage.sessionId()),
    },
    consent.set,
  )
  if (wasPressedEarly(preferencesId) || wasPressedBefore(preferencesId)) sendConsent({ type: 'open' })
  if (!asksForConsent) return
  if (document.readyState === 'complete') waitForBanner()
  else addEventListener('load', waitForBanner)
}

function waitForBanner(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded = navigation?.loadEventStart ?? 0
  setTimeout(() => sendConsent({ type: 'due' }), Math.max(0, loaded + bannerDelayMs - performance.now()))
}

/** Passes what the visitor did to the state machine. */
export function sendConsent(event: ConsentEvent): void {
  deliver?.(event)
}

/** The state of consent. The banner shows only after hydration. */
export const useConsent = consent.use
