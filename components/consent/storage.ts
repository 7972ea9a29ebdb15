import { attempt } from '#components/app/attempt.ts'
import { randomId } from '#components/app/random-id.ts'
import { storageKeys } from '#model/consent.ts'
import { parse, serialize, type ConsentRecord } from './record.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Keeps the choice in local storage, or where that is blocked, full or absent, for the life of the document. */
export function createStorage() {
  const memory = new Map<string, string>()

  const get = (key: string): string | null =>
    memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null

  const set = (values: Readonly<Record<string, string>>): void => {
    try {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
      for (const key of Object.keys(values)) memory.delete(key)
    } catch {
      for (const [key, value] of Object.entries(values)) {
        memory.set(key, value)
        // Full storage still holds the old choice, which must not come back on the next visit.
        attempt(() => localStorage.removeItem(key))
      }
    }
  }

  return {
    read: () =>
      parse({ status: get(storageKeys.status), preferences: get(storageKeys.preferences) }, Date.now()),
    write(record: ConsentRecord): void {
      const { status, preferences } = serialize(record)
      // The preferences come last: their event tells other tabs that both have been stored.
      set({ [storageKeys.status]: status, [storageKeys.preferences]: preferences })
    },
    /** The random UUID of this browser, created on first use. */
    sessionId(): string {
      const known = get(storageKeys.session)
      if (known !== null && uuid.test(known)) return known
      const made = randomId()
      set({ [storageKeys.session]: made })
      return made
    },
    /** Calls the listener when another tab has changed the choice, and when the page returns from the back/forward cache. */
    onChange(listener: () => void): void {
      const news = () => {
        // What another tab was able to store is newer than what this one had to keep in memory.
        memory.delete(storageKeys.status)
        memory.delete(storageKeys.preferences)
        listener()
      }
      addEventListener('storage', ({ key, newValue }) => {
        const isOurs = key === storageKeys.preferences || (key === storageKeys.status && newValue === null)
        // The key is null after the whole storage was cleared.
        if (isOurs || key === null) news()
      })
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener()
      })
    },
  }
}
