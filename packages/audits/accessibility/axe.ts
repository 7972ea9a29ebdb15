import { AxeBuilder } from '@axe-core/playwright'
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
    // By default, axe opens a second page for each analysis, to merge findings in frames of other origins. The site has
    // no frames, and without the second page, the analysis takes half the time.
    const builder = new AxeBuilder({ page }).setLegacyMode().include(within)
    const { violations } = await (
      rules.length > 0 ? builder.withRules([...rules]) : builder.withTags(tags)
    ).analyze()
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      message: help,
      elements: nodes.map(({ html }) => html),
    }))
  },
} satisfies Engine
