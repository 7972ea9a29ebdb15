import { fileURLToPath } from 'node:url'
import type { virtual as Virtual } from '@guidepup/virtual-screen-reader'
import { build } from 'vite'

declare global {
  interface Window {
    speech: { virtual: typeof Virtual }
  }
}

let source: Promise<string> | undefined

/** The virtual screen reader as one script, which can be evaluated in a page whatever its policy. */
export const virtualReader = (): Promise<string> => (source ??= bundle())

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
 * Reads a part of a page from start to end with the virtual reader. Runs in the page, so it refers to nothing outside
 * itself.
 * @param part Selects the part.
 * @returns What the reader said, phrase by phrase.
 * @throws {Error} If the reading does not end.
 */
export async function readVirtually(part: string): Promise<string[]> {
  // No page has this many phrases: a longer reading is in a loop.
  const limit = 4000
  const { virtual } = window.speech
  const container = document.querySelector(part)
  if (!container) throw new Error(`there is no ${part}`)
  // The virtual reader would read these; browsers don't render them while scripts run.
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
