import { test, type Page } from './test.ts'
import { readVirtually, virtualReader } from './virtual-reader.ts'

/** Has the screen reader follow a part of the page, to hear what the page announces by itself. */
export async function listen(page: Page): Promise<{ heard: () => Promise<string[]> }> {
  await page.evaluate(await virtualReader())
  await page.evaluate(async () => window.speech.virtual.start({ container: document.body }))
  return { heard: () => page.evaluate(() => window.speech.virtual.spokenPhraseLog()) }
}

/**
 * What a screen reader says from the start of a part of the page to its end, phrase by phrase.
 * @param selector Selects the part.
 */
export async function spoken(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(await virtualReader())
  return test.step(`read ${selector}`, () => page.evaluate(readVirtually, selector))
}
