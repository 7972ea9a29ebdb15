import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import { showPressed } from './after-paint.ts'
import { wasPressedEarly } from './early-press.ts'
import { wholeStyles } from './whole-styles.ts'

interface LateDialog<Code> {
  /** The dialog's module, while the dialog is open. */
  code?: Code
  /** Its code couldn't be loaded; pressing the button again retries. */
  hasFailed?: true
}

/**
 * A dialog whose code loads when its button is hovered, focused or pressed, even before
 * hydration.
 * @param id Id of the button.
 * @param load Imports the code; the same function at every render.
 */
export function useLateDialog<Code>(id: string, load: () => Promise<Code>) {
  const [state, setState] = useState<LateDialog<Code>>({})
  const open = useCallback(
    () =>
      void Promise.all([load(), wholeStyles(), showPressed(document.getElementById(id))]).then(
        ([code]) => setState({ code }),
        () => setState({ hasFailed: true }),
      ),
    [id, load],
  )
  useEffect(() => {
    if (wasPressedEarly(id)) open()
  }, [id, open])
  /** Ignored here: a failure shows when the dialog is opened. */
  const preload = () => void load().catch(() => {})
  const button: ComponentProps<'button'> & { 'data-early': string } = {
    type: 'button',
    id,
    'aria-haspopup': 'dialog',
    'data-early': '',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
  }
  return { ...state, button, close: () => setState({}) }
}
