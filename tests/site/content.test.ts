/** Checks the texts of every page; `npm run audit:content` shows the figures. */
import { expect, test } from 'vitest'
import { siteFolder } from '../../engine/process/site-folder.ts'
import { builtSite } from '../../packages/audits/site/built-site.ts'
import { binding, contentFaults } from '../../packages/audits/content/audit.ts'
import { formatFault } from '../../packages/audits/content/rules.ts'

test('no page breaks a rule for content', () => {
  const faults = contentFaults(builtSite().texts)
  expect(binding(faults, siteFolder(process.cwd())).map(formatFault)).toEqual([])
})
