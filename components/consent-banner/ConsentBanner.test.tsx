import { expect, test } from 'vitest'
import { renderPart } from '#components/html/render-part.tsx'
import { words as texts } from '#.site/words/consent-banner.ts'
import { bannerClasses } from './banner-classes.ts'
import { banner, ConsentBanner } from './ConsentBanner.tsx'

test('the HTML has no banner: only the browser knows whether the visitor has chosen', () => {
  expect(renderPart('/', <ConsentBanner />).html).toBe('')
})

const { html } = renderPart('/', banner)

test('rejecting is as easy as accepting: the two buttons look the same', () => {
  const look = (name: string) => new RegExp(`<button[^>]* class="([^"]*)"[^>]*>${name}<`).exec(html)?.[1]
  expect(look(texts.accept)).toBeTruthy()
  expect(look(texts.reject)).toBe(look(texts.accept))
})

test('the list of its classes is complete', () => {
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect([...new Set(classes)].toSorted()).toEqual(bannerClasses)
})
