import { Close, Content, Root, Title } from '@radix-ui/react-dialog'
import { useEffect, useRef, type KeyboardEventHandler, type ReactNode, type SyntheticEvent } from 'react'
import { afterPaint } from '#components/app/after-paint.ts'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'

interface DialogProps {
  /** That of the component whose dialog this is. */
  className: string
  title: string
  /** Names the cross in the corner. */
  closeLabel: string
  /** Whether a press outside closes the dialog, in browsers that support it. */
  hasLightDismiss?: boolean
  /** Called once the dialog is closed, for whatever reason; must unmount it. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

/** Attributes by which Radix makes an element a dialog. This one already is, and must have no tabindex (HTML, 4.11.4). */
const unneeded = { role: undefined, tabIndex: undefined }

const scrollbarKept = 'scrollbar-place-kept'

const prevent = (event: Event) => event.preventDefault()

/** That Escape is for the input method, which gives up the word that it was composing. */
const keepWhileComposing = (event: KeyboardEvent) => event.isComposing && event.preventDefault()

/**
 * A modal dialog, open while it is mounted. Radix names it, handles Escape and the cross, and keeps Tab inside. The
 * element is the browser's own: it lies on top of everything, makes the rest of the page inert, closes on a phone's
 * back gesture, and returns the focus. Radix's own means for these are off, because they set styles that the site's
 * policy forbids, or depend on scripts.
 */
export function Dialog({
  className,
  title,
  closeLabel,
  hasLightDismiss,
  onClose,
  onKeyDown,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current!
    const release = keepScrollbarSpace()
    if (!dialog.open) dialog.showModal()
    // Radix's focus guards around the page are inert now, and would be tab stops without a role.
    for (const guard of document.querySelectorAll('[data-radix-focus-guard]')) guard.remove()
    dialog.addEventListener('click', closeForLink)
    dialog.addEventListener('submit', closeForForm)
    return () => {
      release()
      // What opened the dialog, and would get the focus back, may be gone.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <Root open modal={false} onOpenChange={() => element.current && hideAndClose(element.current)}>
      <Content
        asChild
        onInteractOutside={prevent}
        onCloseAutoFocus={prevent}
        onEscapeKeyDown={keepWhileComposing}
        {...(onKeyDown && { onKeyDown })}
      >
        <dialog
          ref={element}
          className={`dialog ${className}`}
          {...unneeded}
          {...(hasLightDismiss && { closedby: 'any' })}
          onClose={onClose}
        >
          <Title className="dialog__title">{title}</Title>
          {children}
          <div className="dialog__close">
            <Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel}>
                <Icon name="close" />
              </Button>
            </Close>
          </div>
        </dialog>
      </Content>
    </Root>
  )
}

/**
 * Keeps the space of the page's scrollbar, if it takes any: the page behind a dialog doesn't scroll (dialog.scss), but
 * must stay as wide as it is. Measured before the dialog opens, which causes a layout anyway.
 * @returns A function that releases the space.
 */
function keepScrollbarSpace(): () => void {
  const root = document.documentElement
  if (innerWidth > root.clientWidth) root.classList.add(scrollbarKept)
  return () => root.classList.remove(scrollbarKept)
}

/**
 * Hides the dialog at once, and closes it in the next frame: closing makes the rest of the page interactive again, which
 * restyles all of it, and that takes several frames on a slow phone.
 */
function hideAndClose(dialog: HTMLDialogElement, returnValue?: string): void {
  dialog.dataset['hidden'] = ''
  void afterPaint().then(() => dialog.close(returnValue))
}

/** Does what `method="dialog"` does (HTML, 4.10.22.3), without delaying the next frame. */
function closeForForm(this: HTMLDialogElement, event: SubmitEvent): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return
  event.preventDefault()
  hideAndClose(this, submitter instanceof HTMLButtonElement ? submitter.value : '')
}

/**
 * Closes the dialog when a link in it is followed, since the next page can't take the focus while it is open. If the
 * next page comes sooner, it closes the dialog (renderer/+onPageTransitionEnd.client.ts).
 */
function closeForLink(this: HTMLDialogElement, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a')
  const isInNewTab = ctrlKey || metaKey || shiftKey
  if (link && link.target === '' && !isInNewTab) hideAndClose(this)
}
