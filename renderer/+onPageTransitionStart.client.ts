import { startProgress } from '../components/app/navigation-progress.ts'

export function onPageTransitionStart(): void {
  // The small-screen menu is a popover, which would stay open over the new page.
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  // The line that offers the page that is left in another language.
  if (SITE_HAS_LANGUAGES) delete document.documentElement.dataset['offer']
  startProgress()
}
