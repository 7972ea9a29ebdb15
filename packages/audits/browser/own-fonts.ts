import type { Page } from 'playwright'

/**
 * Has a page wait for the site's own fonts. They are `optional`, so that a page does without them if they come late, as
 * on a busy machine. The page's policy knows the sums of its own styles only: the context has to have `bypassCSP`.
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

/** Waits until a page has its fonts, and all of its pictures. */
export async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(
      // The others are local fonts, which this browser has none of.
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
