import { AxeBuilder } from '@axe-core/playwright'
import type { Engine } from './engine.ts'

/** WCAG 2.2 at levels A, AA and AAA, and what axe calls best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const axe: Engine = {
  name: 'axe',
  maker: 'Deque',
  run: async (page, within = 'html', rules = []) => {
    // By default, axe opens a second page for each analysis, to merge the findings in frames of other
    // origins. The site has no frames, and without that page the analysis takes half the time.
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
}
