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
  /** What is wrong with the page as it stands. */
  run: (page: Page) => Promise<Finding[]>
}
