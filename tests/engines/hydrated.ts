import { expect } from 'vitest'
import type { Session } from '../../packages/audits/browser/session.ts'
import { isHydrated } from '../../packages/audits/browser/visitor.ts'

/** Starts the app, and waits until the page is hydrated. */
export async function hydrated(browser: Session): Promise<void> {
  await expect.poll(() => browser.run(isHydrated)).toBe(true)
}
