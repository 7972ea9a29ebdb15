import type { Page } from './test.ts'

/** Resizes the window, and waits until every picture that has loaded is the one for the new size. */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const files = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? image.srcset
      return image.currentSrc === '' || (files || image.src).includes(new URL(image.currentSrc).pathname)
    }),
  )
}
