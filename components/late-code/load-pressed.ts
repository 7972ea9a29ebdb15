import { wholeStyles } from '#components/app/whole-styles.ts'
import { isReachable } from './import-again.ts'

/** What this adds to the entry of the session's history, which outlives a reload. */
interface Kept {
  pressed?: string
}

/** What this document was loaded for: a second reload would not bring anything new. */
let reloadedFor: string | undefined

const kept = () => (history.state ?? {}) as Kept

/**
 * Loads what a press asked for. If that fails although the server answers, tries another address; if that fails
 * too, either a deploy has removed the code, or the browser remembers that a file which it imports failed. Then
 * only a new document helps: the page is reloaded, and pressed again by {@link wasPressedBefore}. Forms keep a
 * draft for the session.
 * @param id Names what was pressed.
 * @param load Imports the code.
 * @throws {Error} If the server can't be reached, or the reload didn't help.
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

/** Stands for the buttons of the one part of a page that several open (LatePart.tsx). */
export const ofSeveralButtons = 'part'

/** Whether the page was reloaded for this press; the first call consumes it. */
export function wasPressedBefore(id = ofSeveralButtons): boolean {
  const { pressed, ...rest } = kept()
  if (pressed !== id) return false
  history.replaceState(rest, '')
  reloadedFor = id
  return true
}
