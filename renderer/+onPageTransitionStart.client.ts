import { startProgress } from '#components/app/navigation-progress.ts'

export function onPageTransitionStart(): void {
  // The small-screen menu is a popover, which would stay open over the new page.
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  startProgress()
}
