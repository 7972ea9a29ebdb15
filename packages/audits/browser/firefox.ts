import { launch } from 'puppeteer-core'
import { requireProgram } from './system-program.ts'
import type { Engine } from './session.ts'

/** The system's Firefox, through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: requireProgram('firefox'),
      headless: true,
    })
    const page = await browser.newPage()
    return {
      open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      run: (code, ...args) => page.evaluate(code as never, ...args),
      click: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      stop: () => browser.close(),
    }
  },
}
