import { attempt } from '#components/app/attempt.ts'
import { consentCategories, consentDays, consentRevision } from '#model/consent.ts'
import {
  decisions,
  everything,
  onlyNecessary,
  preferencesOf,
  samePreferences,
  type Choice,
  type Decision,
  type Preferences,
} from './machine.ts'

/** Raise it when the record's format changes; records of another version are ignored. */
const recordVersion = 1

const dayMs = 86_400_000

export interface ConsentRecord extends Choice {
  /** When the choice was made, in milliseconds since 1970. */
  time: number
  /** Whether the browser sent Global Privacy Control at that time. */
  signal: boolean
}

/** The texts that are stored for a choice. */
export const serialize = ({ status, preferences, time, signal }: ConsentRecord) => ({
  status,
  preferences: JSON.stringify({
    version: recordVersion,
    revision: consentRevision,
    time,
    signal,
    ...preferences,
  }),
})

const isDecision = (value: string | null): value is Decision => decisions.some((known) => known === value)

const isPreferences = (value: Record<string, unknown>): value is Preferences & Record<string, unknown> =>
  consentCategories.every((category) => typeof value[category] === 'boolean') && value['necessary'] === true

/** Whether the two stored values are consistent. */
const agree = (status: Decision, preferences: Preferences): boolean =>
  status === 'customized' || samePreferences(preferences, status === 'accepted' ? everything : onlyNecessary)

/**
 * Reads a choice from the values of the two storage keys.
 * @param now Milliseconds since 1970.
 * @returns Undefined for a record that is malformed, partial, expired, from the future, or older than the policy.
 */
export function parse(
  { status, preferences }: Readonly<Record<'status' | 'preferences', string | null>>,
  now: number,
): ConsentRecord | undefined {
  if (!isDecision(status)) return undefined
  const value = attempt(() => JSON.parse(String(preferences)) as Record<string, unknown> | null)
  if (value?.['version'] !== recordVersion || !isPreferences(value)) return undefined
  const { time, revision, signal } = value
  if (typeof time !== 'number' || typeof revision !== 'number' || typeof signal !== 'boolean') {
    return undefined
  }
  // Tolerates a day, in case the clock has been corrected since.
  const isCurrent = time > now - consentDays * dayMs && time < now + dayMs && revision >= consentRevision
  const chosen = preferencesOf((category) => value[category])
  return isCurrent && agree(status, chosen) ? { status, preferences: chosen, time, signal } : undefined
}
