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
  /**
   * Checks the page in its current state, or a part of it, where the engine can: a selector.
   * @param rules Only these, instead of all, where the engine can.
   */
  run: (page: Page, within?: string, rules?: readonly string[]) => Promise<Finding[]>
}
