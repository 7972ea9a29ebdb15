import { wholeStyles } from '#components/app/whole-styles.ts'
import { isReachable } from './import-again.ts'

/** The press for which this document was reloaded. A second reload would change nothing. */
let reloadedFor: string | undefined

/** The state of the history entry, which survives a reload; `pressed` is added here. */
const kept = () => (history.state ?? {}) as { pressed?: string }

/**
 * Loads the code that a press needs. If that fails although the server answers, tries another address. If that fails
 * too, either a deploy has removed the code, or the browser remembers that a file it imports failed. Then only a
 * new document helps: reloads the page, whose code repeats the press (see {@link wasPressedBefore}). Forms keep their
 * draft for the session.
 * @param id Names what was pressed.
 * @param load Imports the code.
 * @throws {Error} If the server can't be reached, or a reload didn't help.
 */
export async function loadPressed<Code>(id: string, load: () => Promise<Code>): Promise<Code> {
  const loadStyled = async () => {
    const [code] = await Promise.all([load(), wholeStyles()])
    return code
  }
  try {
    return await loadStyled()
  } catch (error) {
    if (!(await isReachable())) throw error
  }
  try {
    return await loadStyled()
  } catch (error) {
    if (id === reloadedFor) throw error
    history.replaceState({ ...kept(), pressed: id }, '')
    location.reload()
    return new Promise(() => {})
  }
}

/** Whether the page was reloaded for this press; the first call consumes it. */
export function wasPressedBefore(id: string): boolean {
  const { pressed, ...rest } = kept()
  if (pressed !== id) return false
  history.replaceState(rest, '')
  reloadedFor = id
  return true
}
