import { fileURLToPath } from 'node:url'
import type { virtual as Virtual } from '@guidepup/virtual-screen-reader'
import { build } from 'vite'
import { test, type Page } from './test.ts'

declare global {
  interface Window {
    speech: { virtual: typeof Virtual }
  }
}

/** More phrases than any page has: a reading that goes on longer is running in a loop. */
const tooMany = 4000

let source: Promise<string> | undefined

/**
 * The virtual screen reader as one script, which can run in a page whatever its policy says about scripts.
 */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
        formats: ['iife'],
        name: 'speech',
      },
    },
  })
  const [{ output } = { output: [] }] = [result].flat() as { output: { code: string }[] }[]
  return `${output[0]?.code}; window.speech = speech`
}

/** Has the screen reader follow a part of the page, to hear what the page announces by itself. */
export async function listen(page: Page): Promise<{ heard: () => Promise<string[]> }> {
  source ??= bundle()
  await page.evaluate(await source)
  await page.evaluate(async () => window.speech.virtual.start({ container: document.body }))
  return { heard: () => page.evaluate(() => window.speech.virtual.spokenPhraseLog()) }
}

/**
 * What a screen reader says from the start of a part of the page to its end, phrase by phrase.
 * @param selector Selects the part.
 * @throws {Error} If the reading does not come to an end.
 */
export async function spoken(page: Page, selector: string): Promise<string[]> {
  source ??= bundle()
  await page.evaluate(await source)
  return test.step(`read ${selector}`, () =>
    page.evaluate(
      async ([part, limit]) => {
        const { virtual } = window.speech
        const container = document.querySelector(part)
        if (!container) throw new Error(`there is no ${part}`)
        // The virtual reader reads these aloud; browsers don't render them while scripts run.
        for (const unrendered of container.querySelectorAll('noscript')) unrendered.remove()
        await virtual.start({ container })
        const start = await virtual.lastSpokenPhrase()
        const phrases = [start]
        for (;;) {
          await virtual.next()
          const phrase = await virtual.lastSpokenPhrase()
          if (phrase === `end of ${start}` || phrase === start) break
          phrases.push(phrase)
          if (phrases.length > limit) throw new Error(`${part} has no end: ${phrases.slice(-20).join(' | ')}`)
        }
        await virtual.stop()
        return phrases
      },
      [selector, tooMany] as const,
    ))
}
