import { chromium, type Browser, type CDPSession, type Page } from 'playwright'

/** CPU slowdowns: that of Lighthouse's phone, and that of an older one. */
export const slowDowns = [4, 6] as const
export type SlowDown = (typeof slowDowns)[number]

/** Starts a browser with the back/forward cache, which visitors have but Playwright turns off. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** Opens a page as a new visitor, and closes it afterward. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
  viewport = { width: 1280, height: 800 },
): Promise<Result> {
  await using context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Network.enable')
  return await use(page, session)
}

/** Loads a page of any site and waits until the network is idle and, if it starts this site's app, until that runs. */
export async function load(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-app]') || document.documentElement.dataset['app'] === 'hydrated',
  )
  await page.waitForLoadState('networkidle')
}

/** A link in the main menu. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Slows down the CPU, by default to the speed of Lighthouse's phone. */
export const slowProcessor = (session: CDPSession, rate: SlowDown = 4): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate })
