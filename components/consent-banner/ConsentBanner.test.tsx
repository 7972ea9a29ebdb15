import { expect, test } from 'vitest'
import { renderPart } from '#components/html/render-part.tsx'
import { words as texts } from '#.site/words/consent-banner.ts'
import { banner, ConsentBanner } from './ConsentBanner.tsx'

test('the HTML asks nobody: only the browser knows whether the visitor has chosen', () => {
  expect(renderPart('/', <ConsentBanner />).html).toBe('')
})

test('to refuse is as easy as to accept: two buttons that look the same', () => {
  const look = (name: string) =>
    new RegExp(`<button[^>]* class="([^"]*)"[^>]*>${name}<`).exec(renderPart('/', banner).html)?.[1]
  expect(look(texts.accept)).toBeTruthy()
  expect(look(texts.reject)).toBe(look(texts.accept))
})
