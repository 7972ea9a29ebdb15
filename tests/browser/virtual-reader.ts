import { fileURLToPath } from 'node:url'
import type { virtual as Virtual } from '@guidepup/virtual-screen-reader'
import { build } from 'vite'

declare global {
  interface Window {
    speech: { virtual: typeof Virtual }
  }
}

let source: Promise<string> | undefined

/**
 * The virtual screen reader as one script, which can run in a page whatever its policy says about scripts.
 */
export function virtualReader(): Promise<string> {
  source ??= bundle()
  return source
}

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

/**
 * Runs in a page with the virtual reader, and so refers to nothing outside itself: what the reader says from the
 * start of a part of the page to its end, phrase by phrase.
 * @param part Selects the part.
 * @throws {Error} If the reading does not come to an end.
 */
export async function readVirtually(part: string): Promise<string[]> {
  // More phrases than any page has: a reading that goes on longer is running in a loop.
  const limit = 4000
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
}
