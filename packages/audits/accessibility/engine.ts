import type { Page } from 'playwright'

/** One violation: the rule, what is wrong, and the elements. */
export interface Finding {
  rule: string
  message: string
  elements: readonly string[]
}

export interface Engine {
  name: string
  maker: string
  /** Checks the page in its current state. */
  run: (page: Page) => Promise<Finding[]>
}
