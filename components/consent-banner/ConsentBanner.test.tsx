import { expect, test } from 'vitest'
import { words as texts } from '#.site/words/consent-banner.ts'
import { renderPart } from '#components/html/render-part.tsx'
import { bannerClasses } from './banner-classes.ts'
import { banner, ConsentBanner } from './ConsentBanner.tsx'

test('the HTML has no banner: only the browser knows whether the visitor has chosen', () => {
  expect(renderPart('/', <ConsentBanner />).html).toBe('')
})

const { html } = renderPart('/', banner)

test('it says what it asks, with links to what the visitor may want to read first', () => {
  expect(html).toContain(`>${texts.text}</p>`)
  expect(html.match(/(?<= href=")[^"]*/g)).toEqual(['/privacy/', '/terms/'])
})

test('the list of its classes is complete', () => {
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect([...new Set(classes)].toSorted()).toEqual(bannerClasses)
})
