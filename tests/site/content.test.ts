/** Checks the texts of every page; `npm run audit:content` shows the figures. */
import { expect, test } from 'vitest'
import { builtSite } from '../../packages/audits/site/built-site.ts'
import { contentFaults } from '../../packages/audits/content/audit.ts'
import { formatFault } from '../../packages/audits/content/rules.ts'

test('no page breaks a rule for content', () => {
  expect(contentFaults(builtSite().texts).map(formatFault)).toEqual([])
})
