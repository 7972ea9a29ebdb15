import { createRequire } from 'node:module'
import { Builder, By, Key as Keys } from 'selenium-webdriver'
import type * as Remote from 'selenium-webdriver/remote'
import { startScreen } from './screen.ts'
import { requireProgram } from './system-program.ts'
import { freePort } from '../../local-backend/ports.ts'
import type { Engine } from './session.ts'

// Node finds this module only as CommonJS, and its types are only for this address.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote

/**
 * Scrolls to an element, and again while sections above it still get their layout: the driver first computes where to
 * click, and a click beside the element would be lost.
 */
function scrollUntilStill(target: Element, done: () => void): void {
  let last = Number.NaN
  const look = () => {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { top } = target.getBoundingClientRect()
    if (top === last) return done()
    last = top
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  look()
}

/** The system's WebKitGTK, controlled through its own driver. */
export const webkit: Engine = {
  name: 'WebKit',
  start: async () => {
    // WebKit has no headless mode.
    const screen = await startScreen()
    const port = await freePort()
    const driver = new DriverService(requireProgram('webkit'), {
      port,
      args: [`--port=${port}`, '--host=127.0.0.1'],
      loopback: true,
      // Mesa's software renderer sometimes crashes WebKit's compositor; without the compositor, WebKit paints by itself.
      env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    })
    const browser = await new Builder()
      .usingServer(await driver.start(60_000))
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: requireProgram('miniBrowser'), args: ['--automation'] },
      })
      .build()
    return {
      open: (url) => browser.get(url),
      run: (code, ...args) =>
        browser.executeScript(`return (${code.toString()})(...arguments)`, ...args) as Promise<never>,
      click: async (selector) => {
        const element = browser.findElement(By.css(selector))
        await browser.executeAsyncScript(scrollUntilStill, element)
        await element.click()
      },
      type: (text) => browser.actions().sendKeys(text).perform(),
      press: (key) =>
        browser
          .actions()
          .sendKeys(Keys[key.toUpperCase() as 'ENTER'])
          .perform(),
      resize: async (width, height) =>
        void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
      stop: async () => {
        await browser.quit()
        await driver.kill()
        screen.stop()
      },
    }
  },
}
