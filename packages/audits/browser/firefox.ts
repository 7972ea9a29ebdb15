import { launch } from 'puppeteer-core'
import { requireProgram } from './system-program.ts'
import type { Engine, Session } from './session.ts'

interface Window {
  /** Environment variables of the process, including the screen (`DISPLAY`). */
  environment: NodeJS.ProcessEnv
  /** Settings, as in about:config. */
  preferences: Record<string, unknown>
}

/**
 * Starts the system's Firefox with a new profile, controlled through WebDriver BiDi.
 * @param window Shows a window; by default, Firefox runs headless.
 */
export async function startFirefox(window?: Window): Promise<Session> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireProgram('firefox'),
    headless: window === undefined,
    ...(window && {
      env: window.environment,
      extraPrefsFirefox: window.preferences,
      args: ['--width=1280', '--height=1000'],
      // The size of the window.
      defaultViewport: null,
    }),
  })
  const page = await browser.newPage()
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: (code, ...args) => page.evaluate(code as never, ...args),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }).catch(ignoreOrientation),
    stop: () => browser.close(),
  }
}

/** Along with the size, Puppeteer sets the screen's orientation, for which Firefox 140 (ESR) has no command. */
function ignoreOrientation(error: unknown): void {
  if (!/unknown command.*setScreenOrientationOverride/.test(String(error))) throw error
}

/** The system's Firefox, headless. */
export const firefox: Engine = { name: 'Firefox', start: () => startFirefox() }
