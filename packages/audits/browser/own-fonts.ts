import type { Page } from 'playwright'

/**
 * Makes a page wait for the site's fonts. They are declared `optional`, so on a busy machine, a page would do without
 * them if they came late. This changes the page's styles, whose hashes are in its policy, so the browser context needs
 * `bypassCSP`.
 */
export async function waitingForFonts(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block')
      return route.fulfill({ response, body })
    },
  )
}

/** Waits until a page has loaded its fonts and all its pictures. */
export async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(
      // The fallbacks are local fonts, of which this browser has none.
      [...document.fonts].filter(({ family }) => !family.includes('fallback')).map((font) => font.load()),
    )
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    )
  })
}
