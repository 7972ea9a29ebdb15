import { endProgress } from './navigation-progress.ts'

export function onPageTransitionEnd(): void {
  endProgress()
}
