import { useState, type MouseEvent } from 'react'
import { showPressed } from '#components/app/after-paint.ts'
import { loadDialogs, preloadDialogs, type Dialogs } from '#components/late-dialogs/load-dialogs.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { words as interfaceTexts } from '#.site/words/interface.ts'

/**
 * How long a press may wait for the dialog's code, in milliseconds
 * (https://web.dev/articles/rail#response_process_events_in_under_50ms).
 */
const patience = 100

/**
 * Opens a phone's menu: the dialog, whose code loads when the button is hovered, focused or pressed. Until that has
 * loaded, and without scripts, the browser opens the popover.
 */
export function MenuButton({ menuId }: { menuId: string }) {
  const [code, setCode] = useState<Dialogs>()
  const open = (event: MouseEvent) => {
    const popover = document.getElementById(menuId)
    if (popover?.matches(':popover-open')) return
    event.preventDefault()
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(reject, patience)
    })
    const pressed = showPressed(event.currentTarget)
    Promise.race([loadDialogs(), tooLate]).then(
      (dialogs) => void pressed.then(() => setCode(dialogs)),
      () => popover?.showPopover(),
    )
  }
  return (
    <>
      <button
        type="button"
        className="header__toggle"
        popoverTarget={menuId}
        onPointerEnter={preloadDialogs}
        onFocus={preloadDialogs}
        onClick={open}
      >
        <Icon name="menu" />
        {interfaceTexts.menu}
      </button>
      {code && <code.MenuDialog onClose={() => setCode(undefined)} />}
    </>
  )
}
