/** What this adds to the entry of the session's history, which outlives a reload. */
interface Kept {
  pressed?: string
}

const kept = () => (history.state ?? {}) as Kept

/** Reloads the page, and has the button pressed again afterwards. @param id Id of the button. */
export function reloadAndPress(id: string): void {
  history.replaceState({ ...kept(), pressed: id }, '')
  location.reload()
}

/** Whether {@link reloadAndPress} pressed the button; the first call consumes it. */
export function wasPressedBefore(id: string): boolean {
  const { pressed, ...rest } = kept()
  if (pressed !== id) return false
  history.replaceState(rest, '')
  return true
}
