import axeCore, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import type { Engine } from './engines.ts'

/** WCAG 2.2 at levels A, AA and AAA, and axe's own best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const axe = {
  name: 'axe',
  /**
   * @param within A selector of the part of the page to check; all of it by default.
   * @param rules The rules to check; all by default.
   */
  run: async (page: Page, within = 'html', rules: readonly string[] = []) => {
    const options: RunOptions = {
      runOnly: rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
      // Describing each element without faults takes half of the time.
      resultTypes: ['violations'],
    }
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
    const { violations } = await page.evaluate(
      ([part, how]) => (window as unknown as { axe: typeof axeCore }).axe.run(part, how),
      [within, options] as const,
    )
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      message: help,
      elements: nodes.map(({ html }) => html),
    }))
  },
} satisfies Engine
