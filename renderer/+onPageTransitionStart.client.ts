import { startProgress } from '../components/app/navigation-progress.ts'

export function onPageTransitionStart(): void {
  // The menu of small screens is a popover: it would stay open over the new page.
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  startProgress()
}
