import { useCallback, useEffect, useState } from 'react'
import { preload, showPressed } from '#components/app/after-paint.ts'
import { wasPressedEarly } from './early-press.ts'
import { loadPressed, wasPressedBefore } from './load-pressed.ts'

interface LateCode<Code> {
  /** The module, while the part that it renders is open. */
  code?: Code
  /** The code couldn't be loaded; opening the part again retries. */
  hasFailed?: true
}

/**
 * Code that loads when its button is hovered, focused or pressed, even if pressed before hydration.
 * @param id Id of the button.
 * @param load Imports the code; must be the same function on every render.
 */
export function useLateCode<Code>(id: string, load: () => Promise<Code>) {
  const [state, setState] = useState<LateCode<Code>>({})
  const open = useCallback(
    () =>
      void showPressed(document.getElementById(id))
        .then(() => loadPressed(id, load))
        .then(
          (code) => setState({ code }),
          () => setState({ hasFailed: true }),
        ),
    [id, load],
  )
  useEffect(() => {
    if (wasPressedEarly(id) || wasPressedBefore(id)) open()
  }, [id, open])
  const press = () => {
    setState({})
    open()
  }
  const prepare = () => preload(load)
  const button = {
    type: 'button',
    id,
    'data-early': '',
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: press,
  } as const
  const retry = () => {
    // The retry button, which has the focus, is about to be removed.
    document.getElementById(id)?.focus()
    press()
  }
  return { ...state, button, retry, close: () => setState({}) }
}
