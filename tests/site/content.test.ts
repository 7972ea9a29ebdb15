/** The words of every page: `npm run audit:content` shows the figures. */
import { expect, test } from 'vitest'
import { builtSite } from '../../scripts/checks/site/built-site.ts'
import { contentFaults } from '../../scripts/checks/content/audit.ts'
import { formatFault } from '../../scripts/checks/content/rules.ts'

test('no page breaks a rule for content', () => {
  expect(contentFaults(builtSite().texts).map(formatFault)).toEqual([])
})
