import { startPreloading } from './preload.ts'

export function onHydrationEnd(): void {
  startPreloading()
}
