/** What search and answer engines look for, on every route: `npm run audit:seo` shows it as a table. */
import { expect, test } from 'vitest'
import { builtSite } from '../../packages/audits/site/built-site.ts'
import { checks } from '../../packages/audits/seo/audit.ts'

test.each(checks)('every route: $name', ({ find }) => {
  expect(find(builtSite())).toEqual([])
})
