import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import { showPressed } from '#components/app/after-paint.ts'
import { wasPressedEarly } from './early-press.ts'
import { isReplaced } from './import-again.ts'
import { reloadAndPress, wasPressedBefore } from './pressed.ts'

interface LateCode<Code> {
  /** The module, while what it shows is open. */
  code?: Code
  /** It couldn't be loaded; opening it again retries. */
  hasFailed?: true
}

/**
 * Code that loads when its button is hovered, focused or pressed, even before hydration. If a deploy has
 * removed the code since the page was opened, a press reloads the page and opens it there.
 * @param id Id of the button.
 * @param load Imports the code; the same function at every render.
 */
export function useLateCode<Code>(id: string, load: () => Promise<Code>) {
  const [state, setState] = useState<LateCode<Code>>({})
  const openWhen = useCallback(
    async (mayReload: boolean) => {
      setState({})
      try {
        const [code] = await Promise.all([load(), showPressed(document.getElementById(id))])
        setState({ code })
      } catch {
        if (mayReload && (await isReplaced())) reloadAndPress(id)
        else setState({ hasFailed: true })
      }
    },
    [id, load],
  )
  const open = useCallback(() => void openWhen(true), [openWhen])
  useEffect(() => {
    if (wasPressedEarly(id)) open()
    // One reload must suffice: a second one would not bring anything new.
    else if (wasPressedBefore(id)) void openWhen(false)
  }, [id, open, openWhen])
  /** Ignored here: a failure shows when it is opened. */
  const preload = () => void load().catch(() => {})
  const button: ComponentProps<'button'> & { 'data-early': string } = {
    type: 'button',
    id,
    'data-early': '',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
  }
  const retry = () => {
    // The button that was pressed for this is about to go.
    document.getElementById(id)?.focus()
    open()
  }
  return { ...state, button, retry, close: () => setState({}) }
}
