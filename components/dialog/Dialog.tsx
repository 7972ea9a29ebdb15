import { Close, Content, Root, Title } from '@radix-ui/react-dialog'
import { useEffect, useRef, type KeyboardEventHandler, type ReactNode, type SyntheticEvent } from 'react'
import { afterPaint } from '#components/app/after-paint.ts'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'

interface DialogProps {
  /** Of the component whose dialog it is. */
  className: string
  title: string
  /** Names the cross in the corner. */
  closeLabel: string
  /** A press outside closes it, in browsers that support that. */
  hasLightDismiss?: boolean
  /** Called once it is closed, for whatever reason; unmounts it. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

/** What Radix gives an element to make it a dialog. This one is, and may have no tabindex (HTML, 4.11.4). */
const unneeded = { role: undefined, tabIndex: undefined }

const placeKept = 'scrollbar-place-kept'

const prevent = (event: Event) => event.preventDefault()

/**
 * A modal dialog, open while it is mounted. Radix names it, answers Escape and the cross, and keeps Tab
 * inside. The element is the browser's own: it lies over everything, makes the rest of the page inert,
 * knows the gesture that goes back on a phone, and returns the focus. Radix's own ways to do these set
 * styles that the site's policy forbids, or leave the page behind it to scripts, so they are off.
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
    const dialog = element.current
    const givePlaceBack = keepScrollbarPlace()
    if (!dialog?.open) dialog?.showModal()
    // Radix's guards around the page are inert now, and would be tab stops without a role.
    for (const guard of document.querySelectorAll('[data-radix-focus-guard]')) guard.remove()
    // Removed with the element.
    dialog?.addEventListener('click', closeForLink)
    return givePlaceBack
  }, [])

  return (
    <Root open modal={false} onOpenChange={() => element.current?.close()}>
      <Content
        asChild
        onInteractOutside={prevent}
        onCloseAutoFocus={prevent}
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
 * Keeps the place of the page's scrollbar, if it takes any: the page behind a dialog does not scroll
 * (dialog.scss), and is to stay as wide as it is. Read before the dialog opens, which has the page laid out
 * anyway.
 * @returns What gives the place back.
 */
function keepScrollbarPlace(): () => void {
  const root = document.documentElement
  if (innerWidth > root.clientWidth) root.classList.add(placeKept)
  return () => root.classList.remove(placeKept)
}

/**
 * Lets the next page take the focus, which it can't while the dialog is open. Closing restyles the whole page, so the
 * press is shown first. A page that is there earlier closes it: renderer/+onPageTransitionEnd.client.ts.
 */
function closeForLink(this: HTMLDialogElement, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a')
  const isInNewTab = ctrlKey || metaKey || shiftKey
  if (link && link.target === '' && !isInNewTab) void afterPaint().then(() => this.close())
}
