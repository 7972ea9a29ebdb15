import type { Page } from 'playwright'

/** A violation of a rule. */
export interface Finding {
  rule: string
  message: string
  /** The HTML of the elements concerned. */
  elements: readonly string[]
}

export interface Engine {
  name: string
  /** Checks a page in its current state. */
  run: (page: Page) => Promise<Finding[]>
}
