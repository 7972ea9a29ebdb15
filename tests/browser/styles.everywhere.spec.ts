import { readFileSync } from 'node:fs'
import { withoutBase } from '../../model/base-path.ts'
import { filesOf } from '../../packages/audits/bytes/weigh.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { changedStyles } from './changed-styles.ts'
import { expect, withoutScripts } from './test.ts'

const read = (file: string) => readFileSync(`dist/client${file}`, 'utf8')
const wholeStylesheet = read(withoutBase(filesOf(read('/index.html')).stylesheet))

// Each page has only its part of the stylesheet; adding the whole must not change how it looks.
for (const route of Object.values(templates)) {
  withoutScripts(`${route} looks the same with the whole stylesheet`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(route)
      const { count } = await changedStyles(page)
      expect(count).toBeGreaterThan(10_000)
      await page.evaluate((css) => {
        const style = document.createElement('style')
        style.textContent = css
        document.head.append(style)
      }, wholeStylesheet)
      expect((await changedStyles(page)).changes).toEqual([])
    }
  })
}
