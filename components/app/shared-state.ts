import { useSyncExternalStore } from 'react'

/** State outside of React: code anywhere may set it, and components read it with the hook `use`. */
export function sharedState<State>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => state
  return {
    get,
    set: (next: State) => {
      state = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
